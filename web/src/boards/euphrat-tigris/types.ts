// The view of Euphrat & Tigris, as src/serai/games/euphrat_tigris/view.py writes it.
export type Sphere = "settlement" | "temple" | "farm" | "market";
export type Office = "king" | "priest" | "farmer" | "trader";

export const SPHERES: readonly Sphere[] = ["settlement", "temple", "farm", "market"];
export const OFFICES: readonly Office[] = ["king", "priest", "farmer", "trader"];
export const DYNASTIES = ["bow", "bull", "urn", "lion"] as const;
export const OFFICE_OF: Record<Office, Sphere> = {
  king: "settlement",
  priest: "temple",
  farmer: "farm",
  trader: "market",
};

export interface LeaderView {
  player: number;
  office: Office;
  strength: number | null;
}

export interface ConflictView {
  kind: "war" | "revolt";
  office: Office;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
}

export interface PlayerView {
  tiles: number;
  catastrophes: number;
  supply: Office[];
  hand: Record<Sphere, number> | null;
  points: Record<Sphere, number> | null;
  treasures: number | null;
}

export interface TigrisView {
  side: string;
  tiles: Record<string, string>;
  leaders: Record<string, LeaderView>;
  treasures: string[];
  monuments: Record<string, string>;
  wonder: string | null;
  buildings: Record<string, string>;
  joined: string | null;
  kingdoms: string[][];
  conflict: ConflictView | null;
  players: PlayerView[];
  over: boolean;
}

export interface Cell {
  x: number;
  y: number;
}

export function cellAt(word: string): Cell {
  return { x: word.charCodeAt(0) - 97, y: Number(word.slice(1)) - 1 };
}

export function leaderPiece(player: number, office: Office): string {
  return `leader-${office}-${DYNASTIES[player] ?? "bow"}`;
}

// The words of Euphrat & Tigris in the order they are drawn, and where and as what they are.
import type { Office, Sphere } from "./view";

export const SPHERES: readonly Sphere[] = ["settlement", "temple", "farm", "market"];
export const OFFICES: readonly Office[] = ["king", "priest", "farmer", "trader"];
export const DYNASTIES = ["bow", "bull", "urn", "lion"] as const;
/** Leaders wear the colour of their tiles. */
export const COLOUR_OF: Record<Office, Sphere> = {
  king: "settlement",
  priest: "temple",
  farmer: "farm",
  trader: "market",
};

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

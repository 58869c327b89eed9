// Made from view.py and geometry.py of src/serai/games/euphrat_tigris by `python -m tools.typescript`. Do not edit.
import type { Geometry } from "../../lib/wire";

/**
 * The conflict being fought; strengths include what is committed so far.
 *
 * `tile` is what counts and may be committed, `supporters` are the spaces where it counts on the
 * board, `kingdoms` those in which it is fought, by their place in the view's list.
 */
export interface ConflictView {
  kind: "revolt" | "war";
  office: Office;
  tile: Sphere;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  supporters: string[];
  kingdoms: number[];
}

/** A leader on the board and how strong he is in the conflict being fought, if he is in it. */
export interface LeaderView {
  player: number;
  office: Office;
  strength: number | null;
}

export type Office = "king" | "priest" | "farmer" | "trader";

/**
 * What lies before one player; null for what is behind the screen.
 *
 * `weakest` are the spheres with the fewest points: the score; none while all four are even.
 */
export interface PlayerView {
  tiles: number;
  catastrophes: number;
  supply: Office[];
  hand: Record<Sphere, number> | null;
  points: Record<Sphere, number> | null;
  weakest: Sphere[] | null;
  treasures: number | null;
}

export type Sphere = "settlement" | "temple" | "farm" | "market";

/** The grid with its rivers, its bordered spaces and the spaces of the first temples. */
export interface TigrisGeometry extends Geometry {
  river: string[];
  special: string[];
  shedu: string[];
}

/** The table as one seat sees it. Spaces are named as in moves: `e5`. */
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

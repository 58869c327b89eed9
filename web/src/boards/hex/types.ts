// The views of Catan and its two scenarios, as src/serai/games/catan/view.py and its neighbours write them.
export const RESOURCES = ["wood", "brick", "wool", "grain", "ore"] as const;
export const CARDS = ["knight", "roads", "plenty", "monopoly", "point"] as const;

export interface PieceView {
  player: number;
  kind: string;
}

export interface DealView {
  player: number;
  answer: number;
  gives: Record<string, number>;
  wants: Record<string, number>;
}

export interface PlayerView {
  resources: number;
  development: number;
  gold: number;
  knights: number;
  road: number;
  points: number;
  stock: Record<string, number>;
  hand: Record<string, number> | null;
  cards: Record<string, number> | null;
}

export interface StageView {
  vertex: string;
  kind: "temple" | "event" | "empty" | "seven" | "goal";
  passed: boolean;
}

export interface HexView {
  hexes: Record<string, { terrain: string; number: number }>;
  harbours: Record<string, string>;
  robber: string | null;
  buildings: Record<string, PieceView>;
  ways: Record<string, PieceView>;
  bank: Record<string, number>;
  deck: number;
  longest_road: number | null;
  largest_army: number | null;
  turn: number;
  rolled: number | null;
  deals: DealView[];
  players: PlayerView[];
  over: boolean;
  // Alexander
  route?: StageView[];
  passed?: number;
  reinforcements?: number;
  chips?: number[];
  removed?: number;
  advisers?: (number | null)[];
  auction?: { event: string; high: number; leader: number | null; still_in: number[] } | null;
  // Cheops
  begun?: boolean;
  black?: number;
  blocks?: number[];
  levels?: number[];
  blessed?: number | null;
  cursed?: number[];
}

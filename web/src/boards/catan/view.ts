// Made from view.py and geometry.py of src/serai/games/catan by `python -m tools.typescript`. Do not edit.
import type { Geometry } from "../../lib/wire";

/** The map: what lies on each hex, which crossings are its corners, which end each path, what is built for what. */
export interface CatanGeometry extends Geometry {
  terrain: Record<string, string>;
  numbers: Record<string, number>;
  regions: Record<string, string>;
  harbours: Harbour[];
  corners: Record<string, string[]>;
  ends: Record<string, string[]>;
  costs: Record<string, Record<string, number>>;
}

/** The table as one seat sees it. Places are named as in moves. */
export interface CatanView {
  hexes: Record<string, HexView>;
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
}

/**
 * What a player has said in talks about trade, and would give and take.
 *
 * `answer` is silent while an offer is put together, standing once it is made (`to` whom), then accepted,
 * refused or countered, which a proposal is too.
 */
export interface DealView {
  player: number;
  answer: string;
  to: number[];
  gives: Record<string, number>;
  wants: Record<string, number>;
}

/** A harbour: the path it lies at, its two crossings, what it trades. */
export interface Harbour {
  edge: string;
  ends: string[];
  kind: string;
}

export interface HexView {
  terrain: string;
  number: number;
}

/** A building or a way. */
export interface PieceView {
  player: number;
  kind: string;
}

/** What lies before one player; null for what only he may see. */
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
  rates: Record<string, number>;
  askable: Record<string, number> | null;
}

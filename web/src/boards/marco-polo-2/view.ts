// Made from view.py and geometry.py of src/serai/games/marco_polo_2 by `python -m tools.typescript`. Do not edit.
import type { Geometry } from "../../lib/wire";

/** A city card: one or two ways to use it, or a reward by die. */
export interface Card {
  mode: string;
  count: string;
  cost: [Record<string, number>, Record<string, number>];
  reward: [Record<string, number>, Record<string, number>];
  by_die: Record<string, number>[];
  least_die: number;
}

/** What is printed at a place: its name if the pack has its own, its shield, contracts and city cards. */
export interface City {
  name: string;
  shield: string;
  contracts: boolean;
  cards: number[];
}

export interface Contract {
  cost: Record<string, number>;
  reward: Record<string, number>;
}

/** A die on the board: whose (a seat, or -1 for black, -2 for neutral) and what it shows. */
export interface Die {
  space: string;
  owner: number;
  value: number;
}

export interface Goal {
  shields: string[];
  seals: Record<string, number>;
}

/**
 * The map with its routes, and what every card and tile shows.
 *
 * `slots` are the squares for dice printed on each space, `jade` what the offers of a tile cost.
 */
export interface JourneyGeometry extends Geometry {
  slots: Record<string, number>;
  jade: number[];
  routes: Route[];
  cities: Record<string, City>;
  contracts: Record<string, Contract>;
  cards: Record<string, Card>;
  goals: Record<string, Goal>;
  books: [Record<string, number>, Record<string, number>][];
  tiles: Record<string, [Record<string, number>, Record<string, number>]>;
  markers: Record<string, Record<string, number>>;
  outposts: Record<string, Record<string, number>>;
  seals: Record<string, Seal>;
  special: Record<string, Special>;
  shields: Record<string, string>;
  track: number[];
}

/** The table as one seat sees it. */
export interface JourneyView {
  round: number;
  start: number;
  black_dice: number[];
  dice: Die[];
  cards: Record<string, string>;
  contracts: Record<string, string[]>;
  contracts_in_pile: number;
  contracts_under_pile: string[];
  offers: string[];
  next_offers: string[];
  bonuses: Record<string, string>;
  outposts: Record<string, string>;
  characters: string[];
  drawn: string;
  players: PlayerView[];
}

/** One player's side of the table. */
export interface PlayerView {
  character: string;
  points: number;
  goods: Record<string, number>;
  dice: number[];
  black_dice: number[];
  figures: string[];
  posts: string[];
  posts_left: number;
  seals: Record<string, string>;
  contracts: string[];
  completed: number;
  outposts: string[];
  goals: string[];
  goal: string;
}

/** A way between two places: what it costs, and the seal that opens it by sea. */
export interface Route {
  from: string;
  to: string;
  cost: Record<string, number>;
  seal: string;
}

/** The die a seal needs and what comes with it, what improving it costs, and what it then brings each round. */
export interface Seal {
  least_die: number;
  taken: Record<string, number>;
  cost: Record<string, number>;
  bonus: Record<string, number>;
}

export interface Special {
  reward: Record<string, number>;
  seal: string;
}

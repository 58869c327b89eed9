// Made from view.py and geometry.py of src/serai/games/tadmor by `python -m tools.typescript`. Do not edit.
import type { Geometry } from "../../lib/wire";

/** A camel or a ship on the board or on a personal tile. */
export interface Figure {
  place: string;
  player: number;
  figure: string;
}

/** A mission, and what it brings when it is returned: an effect with its number. */
export interface Mission extends Priced {
  effect: string;
  amount: number;
}

/** A player's board, open to all. `stages` are those of all temples together, `highest` those of the highest. */
export interface PlayerBoard {
  prestige: number;
  warehouse: number[];
  traded: number[];
  camels: number;
  ships: number;
  idle_camels: number;
  idle_ships: number;
  tower: number;
  temples: number[];
  finished: number;
  stages: number;
  highest: number;
  upgrades: string[];
  open_missions: string[];
  returned_missions: string[];
  hand: number;
  goods: Record<string, number>;
  licence: boolean;
}

/**
 * What a mission, a stage of a temple or a precious good costs (wood, stone, marble, gold) and brings.
 *
 * `upto` is the last level of a row of tower costs, 0 for the last row, which goes on; null for everything else.
 */
export interface Priced {
  cost: number[];
  prestige: number;
  upto: number | null;
}

/**
 * What is printed on a space: for which figure, what it does, its region; null for what does not apply.
 *
 * `amounts` are those of the three epochs: goods, points, levels destroyed, or the tax in gold. `costs` are the price
 * of a precious good or the rows of tower costs.
 */
export interface Space {
  shape: string;
  effect: string;
  region: string;
  amounts: number[] | null;
  good: string | null;
  colour: string | null;
  order: number | null;
  costs: Priced[];
}

/** Precious goods of one colour: the tile on top, and how many there are of each kind, that one among them. */
export interface Stack {
  top: string | null;
  kinds: Record<string, number>;
}

/** The board; `regions` are left, top, width and height, `kinds` the colours of the precious goods. */
export interface TadmorGeometry extends Geometry {
  regions: Record<string, [number, number, number, number]>;
  spaces: Record<string, Space>;
  missions: Record<string, Mission>;
  stages: Record<string, Priced>;
  upgrades: Record<string, UpgradeTile>;
  kinds: Record<string, string>;
}

/** The table as one seat sees it. `safe_region` is the open raider card: nobody can choose it for the next raid. */
export interface TadmorView {
  seat: number;
  players: number;
  start_player: number;
  round: number;
  epoch: number;
  upgrade_price: number;
  tax: number;
  tax_prestige: number;
  phase: string;
  boards: PlayerBoard[];
  figures: Figure[];
  display: string[];
  undrawn: string[];
  stacks: Stack[];
  temple_cards: number[];
  mission_deck: number;
  discarded: string[];
  safe_region: string | null;
  attacked_region: string | null;
  raider: number | null;
  hand: string[];
  plan: string | null;
}

/** Of which epoch an upgrade is, and the text that says what it does, with words and numbers to fill in. */
export interface UpgradeTile {
  epoch: number;
  effect: string;
  text: string;
  fill: Record<string, number | string>;
}

// Made from view.py and geometry.py of src/serai/games/catan/alexander by `python -m tools.typescript`. Do not edit.
import type { CatanGeometry, CatanView } from "../catan/view";

/** The map, the route of the march over it, and the goods each event takes. */
export interface AlexanderGeometry extends CatanGeometry {
  route: Stage[];
  takes: Record<string, string[]>;
}

/**
 * The base game's table and the march; Alexander `stands` on a crossing and goes on to the one `ahead`.
 *
 * `unseen` counts the chips not turned up yet, by event, with the three that are never laid out.
 */
export interface AlexanderView extends CatanView {
  route: StageView[];
  passed: number;
  stands: string;
  ahead: string | null;
  reinforcements: number;
  chips: number[];
  unseen: Record<string, number>;
  removed: number;
  advisers: (number | null)[];
  auction: AuctionView | null;
}

export interface AuctionView {
  event: string;
  high: number;
  leader: number | null;
  still_in: number[];
}

/** A crossing of the route: what it is called and what is printed there. */
export interface Stage {
  name: string;
  vertex: string;
  kind: string;
}

/** A crossing of the route and what is printed there. */
export interface StageView {
  vertex: string;
  kind: string;
  passed: boolean;
}

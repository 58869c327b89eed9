// Made from view.py and geometry.py of src/serai/games/catan/cheops by `python -m tools.typescript`. Do not edit.
import type { CatanGeometry, CatanView } from "../catan/view";

/** The map with the crossings of the building site, those for founding, and the pyramid's blocks by level. */
export interface CheopsGeometry extends CatanGeometry {
  site: string[];
  founding: string[];
  levels: number[];
}

/** The base game's table and the pyramid. */
export interface CheopsView extends CatanView {
  site: string[];
  begun: boolean;
  black: number;
  blocks: number[];
  levels: number[];
  blessed: number | null;
  cursed: number[];
}

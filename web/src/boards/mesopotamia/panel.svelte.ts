// What lies open over the map besides what the match itself shows, wherever it was asked for: beside the hand, in the log.
import type { Told } from "./battle/story";

class Panel {
  /** All empires side by side. */
  empires = $state(false);
  /** The final scoring, put aside to look at the map. */
  counted = $state(false);
  /** A battle that is seen again, and the sentence with which it begins to be told. */
  again = $state.raw<Told | null>(null);
  from = $state(0);
  /** The last battle that has ended. */
  last = $state.raw<Told | null>(null);

  /** A new table: nothing lies open. */
  clear(): void {
    this.empires = this.counted = false;
    this.again = this.last = null;
  }

  replay(told: Told, from = 0): void {
    this.empires = false;
    this.again = told;
    this.from = from;
  }
}

export const panel = new Panel();

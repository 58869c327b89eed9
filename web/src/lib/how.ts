// "How it is played in two minutes": steps with pictures, one file per game, in src/boards/<game>/how.ts.
import type { Component } from "svelte";

export interface Said {
  en: string;
  de: string;
}
export interface HowStep {
  title: Said;
  text: Said;
  /** A whole SVG, drawn with the game's own pieces. */
  picture?: string;
}
export interface How {
  steps: HowStep[];
  /** Draws the pictures of steps that have no text of their own for it, with the parts of the game's board. */
  Picture?: Component<{ step: number }>;
}

const found = import.meta.glob<How>("../boards/*/how.ts");

export async function howOf(game: string): Promise<How> {
  const load = found[`../boards/${game}/how.ts`];
  return load ? load() : { steps: [] };
}

// "How it is played in two minutes": steps in the game's texts, how-1-title and how-1-text and so on; their pictures
// in src/boards/<game>/How.svelte.
import type { Component } from "svelte";
import { voiceOf, type Language, type Voice } from "./text.svelte";

export interface HowStep {
  title: string;
  text: string;
}
export interface How {
  steps: HowStep[];
  /** Draws the picture of a step, with the parts of the game's board. */
  Picture: Component<{ step: number }> | null;
}

const pictures = import.meta.glob<{ default: Component<{ step: number }> }>("../boards/*/How.svelte");

export async function howOf(game: string, language: Language): Promise<How> {
  const [voice, drawn] = await Promise.all([voiceOf(game, language), pictures[`../boards/${game}/How.svelte`]?.()]);
  return { steps: stepsOf(voice), Picture: drawn?.default ?? null };
}

function stepsOf(voice: Voice): HowStep[] {
  const steps: HowStep[] = [];
  for (let i = 1; voice.has(`how-${i}-title`); i++)
    steps.push({ title: voice.say(`how-${i}-title`), text: voice.say(`how-${i}-text`) });
  return steps;
}

// What missions and gardens ask for: in words and as symbols, and what of it is still missing.
import type { Voice } from "../../lib/text.svelte";
import { goodIcon, paint, TRIBE, unitIcon } from "./types";

/** A demand of a mission: "level-research" and 3. */
export function needText(voice: Voice, need: string, n: number): string {
  const [kind, ...rest] = need.split("-");
  const what = rest.join("-");
  if (kind === "good") return voice.say(`amount-${what}`, { n });
  if (kind === "level") return voice.say("need-level", { n, what: voice.say(`action-${what}`) });
  if (kind === "unit") return voice.say("need-unit", { n, what: voice.say(`kind-${what}`) });
  return voice.say(`need-${need}`, { n });
}

/** Demands that are reached, not counted: what is missing of them is the whole height. */
const HEIGHT = /^(level-|population$|events$|ziggurat$)/;

/** What is still missing of a mission, in words. */
export const missingText = (voice: Voice, missing: Record<string, number>, asked: Record<string, number>): string =>
  Object.entries(missing)
    .map(([need, n]) => needText(voice, need, HEIGHT.test(need) ? (asked[need] ?? n) : n))
    .join(", ");

export interface Need {
  icon: string;
  style: string;
  /** How much is asked for. */
  n: number;
  /** Nothing of it is missing. */
  met: boolean;
  text: string;
}

const PIECES: Record<string, [string, string]> = {
  army: ["unit-spearman", paint(TRIBE)],
  settlements: ["ms-settlement", "--c:#cdb083"],
  walls: ["wall", ""],
  ziggurat: ["ms-act-build", "color:var(--ink-2)"],
  gardens: ["ms-garden", ""],
  amphorae: ["amphora", "--c:#c8703f"],
  population: ["ms-track-population", "color:var(--verdigris)"],
  events: ["ms-track-event", "color:var(--ochre)"],
  areas: ["ms-act-explore", "color:var(--ink-2)"],
};

function piece(need: string): [string, string] {
  const [kind, ...rest] = need.split("-");
  const what = rest.join("-");
  if (kind === "good") return [goodIcon(what), ""];
  if (kind === "level") return [`ms-act-${what}`, "color:var(--ink)"];
  if (kind === "unit") return [unitIcon(what), paint(TRIBE)];
  if (kind === "terrain") return [`ms-token-${what}`, ""];
  return PIECES[need] ?? ["chip", ""];
}

/** All that is asked for, as symbols. */
export function needsOf(voice: Voice, asked: Record<string, number>, missing: Record<string, number>): Need[] {
  return Object.entries(asked).map(([need, n]) => {
    const [icon, style] = piece(need);
    return { icon, style, n, met: !missing[need], text: needText(voice, need, n) };
  });
}

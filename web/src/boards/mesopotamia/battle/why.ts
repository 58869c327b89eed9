// Why a unit has won, and why the other is lost or gets away, in a sentence each.
import type { Voice } from "../../../lib/text.svelte";
import { TRIBE } from "../types";
import type { FighterView } from "../view";
import type { Duel } from "./story";

type Pair = readonly [FighterView, FighterView];

const kind = (one: FighterView | undefined, voice: Voice): string => voice.say(`kind-${one?.kind ?? "spearman"}`);

/** Equal numbers: a tribe loses them, else the event track decides. */
const tie = (winner: FighterView | undefined, other: FighterView | undefined): string =>
  other?.side === TRIBE || winner?.side === TRIBE ? "tribe" : "track";

export function winWords(duel: Duel, pair: Pair, voice: Voice): string {
  const [winner, loser] = [pair[duel.winner], pair[1 - duel.winner]];
  const [n, m] = [duel.values[duel.winner] ?? 0, duel.values[1 - duel.winner] ?? 0];
  if (n === m) return voice.say(`board-why-${tie(winner, loser)}`, { what: kind(winner, voice) });
  return voice.say(winner?.advantage ? "board-why-advantage" : "board-why-higher", {
    what: kind(winner, voice),
    n,
    m,
  });
}

export function fateWords(duel: Duel, pair: Pair, voice: Voice): string {
  const loser = kind(pair[1 - duel.winner], voice);
  if (duel.fate === "trapped") return voice.say("board-fate-why-trapped", { what: loser });
  if (!duel.fate) return "";
  const [a, b] = [duel.mobility?.[1 - duel.winner] ?? 0, duel.mobility?.[duel.winner] ?? 0];
  const even = duel.mobility && a === b ? "-even" : "";
  return voice.say(`board-fate-why-${duel.fate}${even}`, { what: loser });
}

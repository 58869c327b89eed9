// Why a unit has won, and why the other is lost or gets away, in a sentence each.
import type { Voice } from "../../../lib/text.svelte";
import { TRIBE } from "../types";
import type { FighterView, MesopotamiaGeometry } from "../view";
import type { Duel, Moment } from "./story";

type Pair = readonly [FighterView, FighterView];

const kind = (one: FighterView | undefined, voice: Voice): string => voice.say(`troop-${one?.kind ?? "spearman"}`);

/** Equal numbers: a tribe loses them, else the event track decides. */
const tie = (winner: FighterView | undefined, other: FighterView | undefined): string =>
  other?.side === TRIBE || winner?.side === TRIBE ? "tribe" : "track";

/** Afterwards nobody faces it any more, so what a unit has the advantage over is looked up. */
const advantage = (
  one: FighterView | undefined,
  over: FighterView | undefined,
  geometry: MesopotamiaGeometry,
): boolean => geometry.units[one?.kind ?? ""]?.over.includes(over?.kind ?? "") ?? false;

export function winWords(duel: Duel, pair: Pair, geometry: MesopotamiaGeometry, voice: Voice): string {
  const [winner, loser] = [pair[duel.winner], pair[1 - duel.winner]];
  const [n, m] = [duel.values[duel.winner] ?? 0, duel.values[1 - duel.winner] ?? 0];
  if (n === m) return voice.say(`board-why-${tie(winner, loser)}`, { what: kind(winner, voice) });
  return voice.say(advantage(winner, loser, geometry) ? "board-why-advantage" : "board-why-higher", {
    what: kind(winner, voice),
    n,
    m,
  });
}

export function fateWords(duel: Duel, pair: Pair, voice: Voice): string {
  const [winner, loser] = [pair[duel.winner], pair[1 - duel.winner]];
  const what = kind(loser, voice);
  if (duel.fate === "trapped") return voice.say("board-fate-why-trapped", { what });
  if (!duel.fate) return "";
  const [a, b] = [duel.mobility?.[1 - duel.winner] ?? 0, duel.mobility?.[duel.winner] ?? 0];
  const even = duel.mobility && a === b ? `-even-${tie(winner, loser)}` : "";
  return voice.say(`board-fate-why-${duel.fate}${even}`, { what });
}

/** Both in a row, once the fight is decided. */
export function reasons({ duel, fight }: Moment, geometry: MesopotamiaGeometry, voice: Voice): string {
  const pair = duel?.cards.map((card) => fight.fighters.find((one) => one.card === card));
  const [one, other] = pair ?? [];
  if (!duel || duel.winner < 0 || !one || !other) return "";
  return [winWords(duel, [one, other], geometry, voice), fateWords(duel, [one, other], voice)]
    .filter(Boolean)
    .join(" ");
}

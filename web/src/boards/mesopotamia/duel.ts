// Why a unit won: the sums of a fight, from the cards of both units and what was laid on them.
import type { Line } from "../../lib/wire";
import { wordIn } from "../shared/icons";
import type { BattleView, FighterView, MesopotamiaGeometry } from "./view";

export interface Sum {
  side: number;
  kind: string;
  value: number;
  /** Strength, and tactics where they count; nothing where it cannot be told any more. */
  parts: [number, number] | null;
}

const KIND: Record<string, string> = { s: "spearman", a: "archer", r: "rider", c: "chariot" };
const ROW = { strength: 0, tactics: 1 };

/** Both sides of the fight that line `at` tells of; the attacker first. */
export function sums(told: Line[], at: number, fight: BattleView, geometry: MesopotamiaGeometry): [Sum, Sum] | null {
  const line = told[at];
  if (!line) return null;
  const [card, other] = [wordIn(line, "battle-card"), wordIn(line, "other")];
  const later = told.slice(at + 1);
  return [
    sum(card, other, Number(wordIn(line, "value")), fight, geometry, later),
    sum(other, card, Number(wordIn(line, "against")), fight, geometry, later),
  ];
}

const kindOf = (card: string): string => KIND[card[0] ?? ""] ?? "spearman";

function sum(
  card: string,
  against: string,
  value: number,
  fight: BattleView,
  geometry: MesopotamiaGeometry,
  later: Line[],
): Sum {
  const kind = kindOf(card);
  const one = fight.fighters.find((fighter) => fighter.card === card);
  const counts = geometry.units[kind]?.over.includes(kindOf(against)) ?? false;
  const found = one ? reckoned(one, counts, geometry, later, value) : null;
  return { side: one?.side ?? -1, kind, value, parts: found };
}

/** What lay on the card at that time: as it is now, or with what exhaustion has taken since. */
function reckoned(
  one: FighterView,
  counts: boolean,
  geometry: MesopotamiaGeometry,
  later: Line[],
  value: number,
): [number, number] | null {
  const printed = geometry.battle_cards[one.card]?.printed ?? [];
  const lost = (row: string): number =>
    later.filter(
      (line) =>
        line.message === "exhausted" && wordIn(line, "battle-card") === one.card && wordIn(line, "compartment") === row,
    ).length;
  const on = (row: keyof typeof ROW, more: number): number =>
    (printed[ROW[row]] ?? 0) + (one.laid[ROW[row]] ?? 0) + more;
  const now: [number, number] = [on("strength", 0), counts ? on("tactics", 0) : 0];
  const then: [number, number] = [on("strength", lost("strength")), counts ? on("tactics", lost("tactics")) : 0];
  return [then, now].find(([a, b]) => a + b === value) ?? null;
}

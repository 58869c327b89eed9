// A battle as it is told: what stood on the field after each of its sentences. Everything is in the log: cards, stakes,
// knucklebones, rows, fights and what became of the units.
import type { Line } from "../../../lib/wire";
import { wordIn } from "../../shared/icons";
import { ROWS } from "../types";
import type { BattleView, FighterView, MesopotamiaGeometry } from "../view";

/** A battle from some moment on: how it stood after entry `since`, and the sentences since. */
export interface Told {
  base: BattleView;
  since: number;
  lines: Line[];
  /** How many of the sentences were told before one came to look. */
  known?: number;
}

/** Who won a compartment of the Standard, and with how many knucklebones for the cards; -1: equal stakes. */
export interface Verdict {
  army: number;
  bonus: number;
}

/** What a unit fights with: strength, and tactics where they count. */
export interface Reckoning {
  strength: number;
  tactics: number;
  counts: boolean;
}

export type Fate = "" | "lost" | "retreats" | "trapped";

/** Two units that meet; the attacker's comes first. */
export interface Duel {
  cards: [string, string];
  values: [number, number];
  /** Which of both has won; -1 while it is open. */
  winner: number;
  mobility: [number, number] | null;
  fate: Fate;
}

/** The battle after one of its sentences. */
export interface Moment {
  fight: BattleView;
  verdicts: (Verdict | null)[];
  duel: Duel | null;
  /** Of a simple battle: units and stake together. */
  sums: [number, number] | null;
  /** What became of the units that left, by their place in the list. */
  fates: Map<number, Fate>;
  /** The side that holds the area in the end; null before. */
  holder: number | null;
}

/** What has to be known of the table: the side that an empire's name means, and what is printed on cards. */
export interface Knows {
  sideOf: (empire: string) => number;
  geometry: MesopotamiaGeometry;
}

type Change = (now: Moment, line: Line, knows: Knows) => void;

const number = (line: Line, name: string): number => Number(wordIn(line, name));
const rowOf = (line: Line): number => ROWS.findIndex((row) => row === wordIn(line, "compartment"));
const armyOf = (now: Moment, side: number): number => (now.fight.attacker === side ? 0 : 1);
const sideIn = (line: Line, knows: Knows): number => knows.sideOf(wordIn(line, "empire"));
const bearer = (now: Moment, card: string): FighterView | undefined =>
  now.fight.fighters.find((one) => one.card === card);

/** The army of the unit with a card. */
const armyWith = (now: Moment, card: string): number => armyOf(now, bearer(now, card)?.side ?? now.fight.attacker);

const opened: Change = (now, line, knows) => {
  const army = armyOf(now, sideIn(line, knows));
  const one = line.message === "stake-shown";
  const stake = one ? [number(line, "count"), 0, 0] : ROWS.map((row) => number(line, row));
  const stakes = now.fight.stakes.length ? now.fight.stakes : [[], []];
  now.fight = { ...now.fight, stakes: stakes.map((other, i) => (i === army ? stake : other)), funds: [], bound: [] };
};

const drawn: Change = (now, line, knows) => {
  const side = sideIn(line, knows);
  const one = now.fight.fighters.find(
    (other) => !other.card && other.side === side && other.kind === wordIn(line, "kind"),
  );
  if (one) Object.assign(one, { card: wordIn(line, "battle-card"), laid: [0, 0, 0] });
};

/** More or fewer knucklebones on a row of a card. */
function lay(now: Moment, card: string, row: number, more: number): void {
  const one = bearer(now, card);
  if (one && row >= 0) one.laid = one.laid.map((n, i) => (i === row ? Math.max(0, n + more) : n));
}

const posted: Change = (now, line) => {
  const one = bearer(now, wordIn(line, "battle-card"));
  const row = number(line, "row") - 1;
  if (!one) return;
  const before = now.fight.fighters.filter((other) => other.side === one.side && other.row === row).length;
  Object.assign(one, { row, rank: before });
};

const meeting: Change = (now, line, knows) => {
  const named: [string, string] = [wordIn(line, "battle-card"), wordIn(line, "other")];
  const told: [number, number] = [number(line, "value"), number(line, "against")];
  const turned = armyWith(now, named[0]) === 1;
  const cards: [string, string] = turned ? [named[1], named[0]] : named;
  const values: [number, number] = turned ? [told[1], told[0]] : told;
  now.duel = { cards, values, winner: -1, mobility: null, fate: "" };
  for (const [i, card] of cards.entries()) {
    const [one, other] = [bearer(now, card), bearer(now, cards[1 - i] ?? "")];
    if (!one || !other) continue;
    one.foe = now.fight.fighters.indexOf(other);
    one.value = values[i] ?? 0;
    one.advantage = knows.geometry.units[one.kind]?.over.includes(other.kind) ?? false;
  }
};

const won: Change = (now, line) => {
  if (!now.duel) return;
  now.duel.winner = now.duel.cards.indexOf(wordIn(line, "battle-card"));
  now.duel.mobility = [number(line, "mobility"), number(line, "against")];
};

/** A unit of a side leaves: the one that has just met another, else any of its kind. */
function leave(now: Moment, line: Line, knows: Knows, fate: Fate): void {
  const side = sideIn(line, knows);
  const met = now.duel && !now.duel.fate ? now.duel.cards.map((card) => bearer(now, card)) : [];
  const one =
    met.find((other) => other?.side === side && other.stands) ??
    now.fight.fighters.find((other) => other.stands && other.side === side && other.kind === wordIn(line, "kind"));
  if (!one) return;
  one.stands = false;
  now.fates.set(now.fight.fighters.indexOf(one), fate);
  for (const other of now.fight.fighters) other.foe = -1;
  if (!now.duel || !met.includes(one)) return;
  now.duel.fate = fate;
  now.duel.winner = 1 - met.indexOf(one);
}

const CHANGES: Record<string, Change> = {
  "battle-card": drawn,
  "stakes-shown": opened,
  "stake-shown": opened,
  "stake-won": (now, line, knows) => {
    now.verdicts[rowOf(line)] = { army: armyOf(now, sideIn(line, knows)), bonus: number(line, "bonus") };
  },
  "stakes-equal": (now, line) => {
    now.verdicts[rowOf(line)] = { army: -1, bonus: 0 };
  },
  lays: (now, line) => lay(now, wordIn(line, "battle-card"), rowOf(line), 1),
  exhausted: (now, line) => lay(now, wordIn(line, "battle-card"), rowOf(line), -1),
  row: posted,
  fight: meeting,
  meets: meeting,
  "fight-won": won,
  "unit-lost": (now, line, knows) => leave(now, line, knows, "lost"),
  "no-retreat": (now, line, knows) => leave(now, line, knows, "trapped"),
  retreats: (now, line, knows) => leave(now, line, knows, "retreats"),
  "reaction-catches": (now, line) =>
    lay(now, wordIn(line, "battle-card"), ROWS.indexOf("mobility"), number(line, "count")),
  "reaction-escapes": (now, line) =>
    lay(now, wordIn(line, "battle-card"), ROWS.indexOf("mobility"), number(line, "count")),
  "reaction-wins": (now, line, knows) => {
    const one = bearer(now, wordIn(line, "battle-card"));
    const slots = knows.geometry.battle_cards[one?.card ?? ""]?.slots[0] ?? 0;
    const first = Math.min(number(line, "count"), Math.max(0, slots - (one?.laid[0] ?? 0)));
    lay(now, one?.card ?? "", 0, first);
    lay(now, one?.card ?? "", 1, number(line, "count") - first);
  },
  "simple-sums": (now, line, knows) => {
    const sums: [number, number] = [number(line, "sum"), number(line, "against")];
    now.sums = armyOf(now, sideIn(line, knows)) ? [sums[1], sums[0]] : sums;
  },
  "battle-won": (now, line, knows) => {
    now.holder = sideIn(line, knows);
  },
};

const copied = (now: Moment): Moment => ({
  ...now,
  fight: { ...now.fight, fighters: now.fight.fighters.map((one) => ({ ...one })) },
  verdicts: [...now.verdicts],
  duel: now.duel && { ...now.duel },
  fates: new Map(now.fates),
});

/** How a battle stands, as far as its view says. */
export const standing = (fight: BattleView): Moment => ({
  fight,
  verdicts: [null, null, null],
  duel: null,
  sums: null,
  fates: new Map(),
  holder: null,
});

/** The moments of a battle: before everything, and after each sentence. */
export function moments(told: Told, knows: Knows): Moment[] {
  const found = [copied(standing(told.base))];
  for (const line of told.lines) {
    const now = copied(found.at(-1) as Moment);
    if (line.number > told.since) CHANGES[line.message]?.(now, line, knows);
    found.push(now);
  }
  return found;
}

/** What a unit fights with against another: printed and laid knucklebones. */
export function reckoned(one: FighterView, foe: FighterView, geometry: MesopotamiaGeometry): Reckoning {
  const printed = geometry.battle_cards[one.card]?.printed ?? [];
  const on = (row: number): number => (printed[row] ?? 0) + (one.laid[row] ?? 0);
  return { strength: on(0), tactics: on(1), counts: geometry.units[one.kind]?.over.includes(foe.kind) ?? false };
}

/** The battle that a sentence of the log belongs to: all its sentences, as far as they are there. */
export function chapter(lines: readonly Line[], at: number, belongs: ReadonlySet<string>): Line[] {
  let from = at;
  while (from >= 0 && lines[from]?.message !== "battle") from -= 1;
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  const next = rest.findIndex((line) => line.message === "battle");
  const mine = lines.slice(from, next < 0 ? undefined : from + 1 + next).filter((line) => belongs.has(line.message));
  const end = mine.findIndex((line) => line.message === "battle-won");
  return end < 0 ? mine : mine.slice(0, end + 1);
}

// The final scoring from the log: every line of it by player, and why the winner has won.
import { seatOf } from "./line";
import { raised } from "./raised";
import type { Line, Result } from "./wire";

/** By seat, what the final scoring said of a player; empty where it was not told. */
export function scoredBy(lines: readonly Line[], final: RegExp, players: number): Line[][] {
  const last = lines.filter((line) => final.test(line.message)).at(-1)?.number;
  const told = lines.filter((line) => line.number === last && final.test(line.message));
  return Array.from({ length: players }, (_, seat) => told.filter((line) => seatOf(line) === seat));
}

export interface Reason {
  /** Which of the numbers people count decided, from 0; -1 where all are even. */
  by: number;
  mine: number;
  theirs: number;
}

/** What put the winner before the next: the first number in which they differ. */
export function reasonOf(result: Result): Reason | null {
  const best = result.winners[0];
  const next = result.places.findIndex((place, seat) => place > 1 && place === nextPlace(result) && seat !== best);
  if (best === undefined || next < 0) return null;
  const [one, other] = [result.standing[best] ?? [], result.standing[next] ?? []];
  const by = one.findIndex((n, i) => n !== other[i]);
  return { by, mine: one[by] ?? 0, theirs: other[by] ?? 0 };
}

function nextPlace(result: Result): number {
  return Math.min(...result.places.filter((place) => place > 1));
}

/** A sentence without the name it begins with: it stands under that name. */
export function bareOf(text: string, name: string): string {
  const rest = text.startsWith(name) && /^[\s:,]/.test(text.slice(name.length)) ? text.slice(name.length) : text;
  return raised(rest.replace(/^[:,]?\s*/, ""));
}

/** A row of the table of scores: what is counted, and what it brought each player; null where it was not told. */
export interface ScoreRow {
  key: string;
  cells: (number | null)[];
}

/** What a line of the final scoring counts, by the name of its row: else its points, under its message. */
export type Counted = (line: Line) => [string, number][];

/** Every part of the final scoring by player, in the order it was counted; what is told twice adds up. */
export function scoreRows(scored: readonly Line[][], counted: Counted): ScoreRow[] {
  const rows = new Map<string, (number | null)[]>();
  scored.forEach((lines, seat) => {
    for (const [key, points] of lines.flatMap(counted)) {
      const cells = rows.get(key) ?? scored.map(() => null);
      cells[seat] = (cells[seat] ?? 0) + points;
      rows.set(key, cells);
    }
  });
  return [...rows].map(([key, cells]) => ({ key, cells }));
}

const TOTAL = /^(scored|wins|final-total|scores-total)$/;

/** A line's points under its own message; totals stand in a row of their own. */
export function pointsOf(line: Line): [string, number][] {
  const points = line.arguments.points ?? line.arguments.count;
  return TOTAL.test(line.message) || points?.kind !== "number" ? [] : [[line.message, Number(points.value)]];
}

/** What everybody had before it, where the final scoring is not all there is; null where it is. */
export function beforeRow(rows: readonly ScoreRow[], totals: readonly number[]): (number | null)[] | null {
  const rest = totals.map((total, seat) => total - rows.reduce((sum, row) => sum + (row.cells[seat] ?? 0), 0));
  return rest.some((n) => n !== 0) ? rest : null;
}

/** By seat, everybody's chance among all after each entry: what bots make of each seat need not add up to one. */
export function chances(estimate: readonly number[][], players: number): number[][] {
  const total = estimate.map((one) => one.reduce((sum, n) => sum + n, 0));
  return Array.from({ length: players }, (_, seat) =>
    estimate.map((one, i) => (players > 1 && total[i] ? (one[seat] ?? 0) / total[i] : (one[seat] ?? 0))),
  );
}

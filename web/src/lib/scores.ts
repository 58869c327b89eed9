// The final scoring from the log: every line of it by player, and why the winner has won.
import { seatOf } from "./line";
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
  const rest = text.startsWith(name)
    ? text
        .slice(name.length)
        .replace(/^[:,]\s*/, "")
        .trim()
    : text;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

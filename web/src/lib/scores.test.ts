import { describe, expect, it } from "vitest";
import { bareOf, beforeRow, pointsOf, reasonOf, scoredBy, scoreRows } from "./scores";
import type { Line, Result } from "./wire";

const line = (number: number, message: string, seat: number): Line => ({
  number,
  message,
  arguments: { player: { kind: "player", value: seat, anchor: "" } },
  text: message,
});

describe("the final scoring", () => {
  it("is told by player, from the last entry alone", () => {
    const lines = [line(3, "scored", 0), line(9, "scored-cities", 0), line(9, "scored", 1), line(9, "built", 1)];
    expect(scoredBy(lines, /^scored/, 2).map((all) => all.map((one) => one.message))).toEqual([
      ["scored-cities"],
      ["scored"],
    ]);
  });

  it("says which number decided", () => {
    const result = (standing: number[][], places: number[]): Result => ({
      standing,
      places,
      winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    });
    expect(reasonOf(result([[9], [14], [8]], [2, 1, 3]))).toEqual({ by: 0, mine: 14, theirs: 9 });
    expect(
      reasonOf(
        result(
          [
            [6, 6, 7],
            [6, 7, 7],
          ],
          [2, 1],
        ),
      ),
    ).toEqual({ by: 1, mine: 7, theirs: 6 });
    expect(reasonOf(result([[6], [6]], [1, 1]))).toBeNull();
  });

  it("leaves out the name a sentence begins with", () => {
    expect(bareOf("Dido, tower of 11 levels: 22.", "Dido")).toBe("Tower of 11 levels: 22.");
    expect(bareOf("Behind Dido's screen", "Dido")).toBe("Behind Dido's screen");
    expect(bareOf("Dido's treasure counts", "Dido")).toBe("Dido's treasure counts");
    expect(bareOf("Dido has 8 points", "Dido")).toBe("Has 8 points");
  });

  it("is a table: a row for everything that counts, and what was there before", () => {
    const told = (message: string, seat: number, points: number): Line => {
      const one = line(9, message, seat);
      return { ...one, arguments: { ...one.arguments, points: { kind: "number", value: points, anchor: "" } } };
    };
    const scored = [
      [told("final-set", 0, 10), told("final-set", 0, 5), told("final-total", 0, 40)],
      [told("final-tower", 1, 8), told("final-total", 1, 8)],
    ];
    const rows = scoreRows(scored, pointsOf);
    expect(rows).toEqual([
      { key: "final-set", cells: [15, null] },
      { key: "final-tower", cells: [null, 8] },
    ]);
    expect(beforeRow(rows, [40, 8])).toEqual([25, 0]);
    expect(beforeRow(rows, [15, 8])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { bareOf, reasonOf, scoredBy } from "./scores";
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
  });
});

import { expect, test } from "vitest";
import { leadsAway, taught } from "./lesson";
import type { TableState } from "./wire";

const move = (words: string, anchor: string) => ({ words, label: words, anchors: [anchor] });
const state = (accept: string[]) =>
  ({
    offer: { question: {}, moves: [move("tile a1", "cell:a1"), move("tile b2", "cell:b2")] },
    guide: { accept, other: "Not here.", rule: "E1" },
  }) as unknown as TableState;

test("a lesson offers what fits its step, and everything where no step is open", () => {
  expect(taught(state(["tile b2"]))?.moves.map((one) => one.words)).toEqual(["tile b2"]);
  expect(taught(state([]))?.moves).toHaveLength(2);
  expect(taught({ ...state(["tile b2"]), offer: null })).toBeNull();
});

test("what is allowed but leads away is explained with the step's rule", () => {
  expect(leadsAway(state(["tile b2"]), "cell:a1")).toEqual({ sentence: "Not here.", rule: "E1" });
  expect(leadsAway(state(["tile b2"]), "cell:c3")).toBeNull();
  expect(leadsAway(state([]), "cell:a1")).toBeNull();
});

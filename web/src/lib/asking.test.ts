// The table is asked what considered moves bring: in few messages, each move once, and only of the state that is shown.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableStore } from "./table.svelte";
import { FakeBrowser, move, offer, state } from "./testing";
import type { OfferedMove, TableState } from "./wire";

const CELLS = Array.from({ length: 50 }, (_, i) => move(`tile farm c${i}`, [`cell:c${i}`]));
const WALK = 120; // milliseconds

let asking: import("./asking.svelte").Asking;
let store: TableStore;
let asked: string[][];
let followed: string[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  new FakeBrowser("https://serai.example/table/t1");
  [asked, followed] = [[], []];
  const { Asking } = await import("./asking.svelte");
  store = {
    now: null,
    foretold: (words: string[]) => {
      asked.push(words);
      return Promise.resolve(Object.fromEntries(words.map((one) => [one, `brings ${one}`])));
    },
    follows: (words: string) => {
      followed.push(words);
      return Promise.resolve(`after ${words || "any"}`);
    },
  } as unknown as TableStore;
  asking = new Asking(store);
});

afterEach(() => {
  asking.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A new state with such an offer. */
function hear(moves: OfferedMove[], foretold = true): void {
  asking.hear(state(1, [], { offer: { ...offer("act", moves), foretold }, held: false }));
}

it("asks in messages of forty, each move once", async () => {
  hear(CELLS);
  asking.ponder([...CELLS, ...CELLS]);
  await vi.advanceTimersByTimeAsync(WALK);
  expect(asked.map((words) => words.length)).toEqual([40, 10]);
  asking.ponder(CELLS);
  await vi.advanceTimersByTimeAsync(WALK);
  expect(asked).toHaveLength(2);
  expect(asking.choice.preview(CELLS[49] as OfferedMove)).toBe("brings tile farm c49");
});

it("asks for nothing that comes with the offer, and not while the pointer moves on", async () => {
  hear(CELLS, false);
  asking.ponder(CELLS);
  await vi.advanceTimersByTimeAsync(WALK);
  hear(CELLS);
  for (const one of CELLS) {
    asking.ponder([one]);
    await vi.advanceTimersByTimeAsync(WALK - 1);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([["tile farm c49"]]);
});

it("asks anew when the table has gone on, and takes no late answer for a new one", async () => {
  hear(CELLS);
  asking.ponder(CELLS);
  vi.advanceTimersByTime(WALK);
  hear(CELLS);
  await vi.advanceTimersByTimeAsync(0);
  expect(asking.choice.preview(CELLS[0] as OfferedMove)).toBe("");
  expect(asked).toHaveLength(1);
  asking.ponder(CELLS);
  await vi.advanceTimersByTimeAsync(WALK);
  expect(asking.choice.preview(CELLS[0] as OfferedMove)).toBe("brings tile farm c0");
});

it("asks what follows on the chosen move, or on any of a few", async () => {
  hear(CELLS.slice(0, 3));
  asking.foresee(null);
  await vi.advanceTimersByTimeAsync(WALK);
  expect([followed, asking.follows]).toEqual([[""], "after any"]);
  asking.choice.words = "tile farm c1";
  asking.foresee(CELLS[1] as OfferedMove);
  await vi.advanceTimersByTimeAsync(WALK);
  expect(asking.follows).toBe("after tile farm c1");
  hear(CELLS);
  asking.foresee(null);
  await vi.advanceTimersByTimeAsync(WALK);
  expect([followed.length, asking.follows]).toEqual([2, ""]);
});

it("asks nothing between answers that are given together, and what comes after the last", async () => {
  const [four, last, next] = ["discard wood", "discard ore", "end"].map((words, i) =>
    state(i + 1, [], { offer: offer("discard", [move(words, []), move("other", [])]), held: false }),
  ) as [TableState, TableState, TableState];
  const questions: string[] = [];
  const look = () => questions.push(asking.choice.offer?.moves[0]?.words ?? "");
  store.run = async () => {
    for (const shown of [last, next]) {
      store.now = shown;
      asking.hear(shown);
      await Promise.resolve();
      look();
      expect(asking.underway).toBe(true);
    }
    return 2;
  };
  asking.hear(four);
  await asking.run(["discard wood", "discard ore"]);
  look();
  expect(questions).toEqual(["discard wood", "discard wood", "end"]);
  expect(asking.underway).toBe(false);
});

it("takes back together what was given together, and single answers one by one", async () => {
  let undone = 0;
  const at = (number: number) => state(number, [], { offer: offer("act", CELLS), held: false, can_undo: number > 0 });
  const now = (number: number) => Object.assign(store, { now: at(number) });
  Object.assign(store, {
    run: (all: string[]) => Promise.resolve(now((store.now?.number ?? 0) + all.length)),
    undo: () => Promise.resolve(Boolean(now((store.now?.number ?? 0) - 1)) && (undone += 1) > 0),
  });
  now(2);
  await asking.run(["swap", "aside 1", "aside 0", "aside 0", "aside 2"]);
  now(8); // one more, by itself
  asking.undo();
  await vi.runAllTimersAsync();
  expect([undone, store.now?.number]).toEqual([1, 7]);
  asking.undo();
  await vi.runAllTimersAsync();
  expect([undone, store.now?.number]).toEqual([6, 2]);
  asking.undo();
  await vi.runAllTimersAsync();
  expect([undone, store.now?.number]).toEqual([7, 1]);
});

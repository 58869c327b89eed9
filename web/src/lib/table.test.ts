// What the server says reaches the reader in order and once; a broken line mends itself; what I do is answered.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeBrowser, FakeSocket, move, offer, snapshot, state } from "./testing";
import type { TableState } from "./wire";

let browser: FakeBrowser;
let table: import("./table.svelte").TableStore;

const PAUSE = 900; // the brisk pace, with which everybody begins

const lines = () => table.lines.map((line) => line.number);

/** A table that is open and connected, after two moves. */
async function open(now: TableState = state(2, [1, 2])): Promise<void> {
  const { TableStore } = await import("./table.svelte");
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(snapshot(now)) }));
  table = new TableStore("t1", "", "en");
  await table.open();
  FakeSocket.last.opens();
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  browser = new FakeBrowser("https://serai.example/table/t1");
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  await open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the board", () => {
  it("is fetched anew when the match begins: what lies where was dealt just then", async () => {
    const waiting = state(0, [], { state: "gathering" });
    await open(waiting);
    const dealt = { ...snapshot(waiting), geometry: { places: ["dealt"] } };
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(dealt) }));
    FakeSocket.last.says(state(3, [1], { state: "running" }));
    await vi.advanceTimersByTimeAsync(1);
    expect([table.now?.state, table.geometry]).toEqual(["running", { places: ["dealt"] }]);
  });
});

describe("what others do", () => {
  it("is there from the start, over the same host", () => {
    expect([table.now?.number, lines(), table.connection]).toEqual([2, [1, 2], "open"]);
    expect(FakeSocket.last.url).toBe("wss://serai.example/ws/tables/t1?language=en");
  });

  it("is shown in order, each with its line", async () => {
    const seen = [];
    for (const number of [3, 4, 5]) {
      FakeSocket.last.says(state(number, [number]));
      await vi.advanceTimersByTimeAsync(PAUSE);
      seen.push([table.now?.number, table.lines.at(-1)?.number]);
    }
    expect(seen).toEqual([
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
    expect(lines()).toEqual([1, 2, 3, 4, 5]);
  });

  it("is shown by the time since the last one shown, however fast it comes", async () => {
    const seen = [];
    for (const number of [3, 4, 5]) {
      FakeSocket.last.says(state(number, [number]));
      await vi.advanceTimersByTimeAsync(90);
    }
    for (let i = 0; i < 3; i += 1) {
      seen.push([table.now?.number, table.pace.behind]);
      await vi.advanceTimersByTimeAsync(PAUSE);
    }
    expect(seen).toEqual([
      [3, 2],
      [4, 1],
      [5, 0],
    ]);
  });

  it("is shown at once when skipped, when the tab is not looked at, and by those who want it so", async () => {
    const { choose } = await import("./settings.svelte");
    const come = async (...numbers: number[]) => {
      for (const number of numbers) FakeSocket.last.says(state(number, [number]));
      await vi.advanceTimersByTimeAsync(1);
      return table.now?.number;
    };
    expect(await come(3, 4, 5)).toBe(3);
    table.pace.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect([table.now?.number, table.pace.behind]).toEqual([5, 0]);
    Object.assign(browser.document, { visibilityState: "hidden" });
    expect(await come(6, 7)).toBe(7);
    Object.assign(browser.document, { visibilityState: "visible" });
    choose({ pace: "once" });
    expect(await come(8, 9)).toBe(9);
  });

  it("makes a mere remark wait less than a move", async () => {
    table.pace.weigh = (shown) => (shown.number === 3 ? 0.5 : 1);
    for (const number of [3, 4, 5]) FakeSocket.last.says(state(number, [number]));
    await vi.advanceTimersByTimeAsync(PAUSE / 2 + 1);
    expect(table.now?.number).toBe(4);
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    expect(table.now?.number).toBe(4);
  });

  it("loses no line when much comes at once", async () => {
    for (let number = 3; number < 13; number += 1) FakeSocket.last.says(state(number, [number]));
    await vi.advanceTimersByTimeAsync(11 * PAUSE);
    expect(table.now?.number).toBe(12);
    expect(lines()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("begins anew where the server says so: after an undo, and after a gap", async () => {
    FakeSocket.last.says(state(1, [1], { lines_reset: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect([table.now?.number, lines()]).toEqual([1, [1]]);
  });

  it("tells who is here, and the chat, each line once", () => {
    const said = { type: "chat", line: { id: 7, text: "hello" } } as never;
    FakeSocket.last.says(said);
    FakeSocket.last.says(said);
    FakeSocket.last.says({ type: "presence", players: [{ name: "Mira" }] } as never);
    expect(table.chat).toHaveLength(1);
    expect(table.unread).toBe(2);
    expect(table.players).toEqual([{ name: "Mira" }]);
  });
});

describe("what I do", () => {
  it("names the move I saw, and is done when its outcome is shown", async () => {
    const playing = table.play("tile temple a1");
    const { ref, ...asked } = FakeSocket.last.sent[0]!;
    expect(asked).toEqual({ type: "play", number: 2, words: "tile temple a1" });
    let done: boolean | null = null;
    void playing.then((fine) => (done = fine));
    FakeSocket.last.says({ type: "done", ref, number: 3 } as never);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBeNull();
    FakeSocket.last.says(state(3, [3]));
    await vi.advanceTimersByTimeAsync(1);
    expect([done, lines()]).toEqual([true, [1, 2, 3]]);
  });

  it("is not made to wait for what others did before it", async () => {
    for (const number of [3, 4, 5]) FakeSocket.last.says(state(number, [number]));
    void table.play("pass");
    FakeSocket.last.says({ type: "done", ref: FakeSocket.last.sent[0]!.ref, number: 5 } as never);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.now?.number).toBe(5);
  });

  it("is several moves in a row, as long as each is offered", async () => {
    const offered = (words: string) => ({ offer: offer("discard", [move(words, [])]) });
    FakeSocket.last.says(state(3, [], offered("discard wood")));
    const running = table.run(["discard wood", "discard ore", "discard ore"]);
    for (const [number, next] of [
      [4, "discard ore"],
      [5, "end"],
    ] as const) {
      await vi.advanceTimersByTimeAsync(1);
      FakeSocket.last.says({ type: "done", ref: FakeSocket.last.sent.at(-1)!.ref, number } as never);
      FakeSocket.last.says(state(number, [number], offered(next)));
    }
    expect(await running).toBe(2);
    expect(FakeSocket.last.sent.map((one) => one.words)).toEqual(["discard wood", "discard ore"]);
  });

  it("is refused with the sentence and the rule, until I try again", async () => {
    const playing = table.play("tile farm a1");
    const refused = {
      type: "refused",
      ref: FakeSocket.last.sent[0]!.ref,
      sentence: "Farms lie on rivers.",
      rule: "E7",
    };
    FakeSocket.last.says(refused as never);
    expect(await playing).toBe(false);
    expect(table.notice).toEqual({ sentence: "Farms lie on rivers.", rule: "E7" });
    void table.undo();
    expect(table.notice).toBeNull();
  });

  it("gets the answer that carries its number, whichever comes first", async () => {
    const [one, two] = [table.why("cell:a1", []), table.why("cell:b2", [])];
    const answer = (ask: number, words: string) => {
      const reasons = [{ words, sentence: "", rule: "" }];
      FakeSocket.last.says({ type: "why", ref: FakeSocket.last.sent[ask]!.ref, reasons } as never);
    };
    answer(1, "b2");
    answer(0, "a1");
    expect([(await one)[0]?.words, (await two)[0]?.words]).toEqual(["a1", "b2"]);
  });
});

describe("a line that breaks", () => {
  it("is opened again, later each time, and what it brings is whole", async () => {
    FakeSocket.last.breaks();
    expect(table.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(799);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(1599);
    expect(FakeSocket.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.opens();
    FakeSocket.last.says(state(9, [7, 8, 9], { lines_reset: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect([table.connection, table.now?.number, lines()]).toEqual(["open", 9, [7, 8, 9]]);
  });

  it("fails what was asked on it, and what is asked without one", async () => {
    const playing = table.play("pass");
    FakeSocket.last.breaks();
    expect(await playing).toBe(false);
    expect(await table.play("pass")).toBe(false);
  });

  it("is given up when nothing is heard on it, not even an answer to a ping", async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.last.sent).toEqual([{ type: "ping", ref: 0 }]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(table.connection).toBe("lost");
  });

  it("is kept while something is heard on it", async () => {
    for (let i = 0; i < 4; i += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      FakeSocket.last.says({ type: "pong", ref: 0 } as never);
    }
    expect([table.connection, FakeSocket.made.length]).toEqual(["open", 1]);
  });

  it("is opened at once when the network is back", () => {
    FakeSocket.last.breaks();
    browser.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("is opened again when the session it was opened with has ended: this browser may have another", async () => {
    FakeSocket.last.breaks(4401);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each([4403, 4404])("is not opened again when the server refuses it (%i)", async (code) => {
    FakeSocket.last.breaks(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.connection, FakeSocket.made.length]).toEqual(["closed", 1]);
  });

  it("is not opened again when the table is left", async () => {
    table.close();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

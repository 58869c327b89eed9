// What a click leaves over, what it takes up and what it does not.
import { beforeEach, describe, expect, it } from "vitest";
import type { Gather } from "./boards";
import { Choice, common } from "./choice.svelte";
import { move, offer } from "./testing";

const TEMPLE_A = move("tile temple a1", ["hand:temple", "cell:a1"]);
const TEMPLE_B = move("tile temple b2", ["hand:temple", "cell:b2"]);
const FARM_A = move("tile farm a1", ["hand:farm", "cell:a1"]);
const PASS = move("pass", []);

/** Moves of one verb over two pieces and so many cells. */
function many(cells: number) {
  const pieces = ["temple", "farm"];
  return pieces.flatMap((piece) =>
    Array.from({ length: cells }, (_, i) => move(`tile ${piece} c${i}`, [`hand:${piece}`, `cell:c${i}`])),
  );
}

let choice: Choice;
const words = () => choice.remaining.map((one) => one.words);

beforeEach(() => {
  choice = new Choice();
  choice.ask(offer("Act", [TEMPLE_A, TEMPLE_B, FARM_A, PASS]));
});

describe("narrowing", () => {
  it("keeps the moves that share the anchor, and lets the anchors of the rest shine", () => {
    expect(choice.pick("hand:temple")).toBe(true);
    expect(words()).toEqual([TEMPLE_A.words, TEMPLE_B.words]);
    expect([...choice.glow].sort()).toEqual(["cell:a1", "cell:b2"]);
    expect(choice.chosen).toBeNull();
  });

  it("takes the last move left up", () => {
    choice.pick("hand:temple");
    choice.pick("cell:b2");
    expect(choice.chosen).toEqual(TEMPLE_B);
    expect(choice.glow.size).toBe(0);
  });

  it("does the same in the other order", () => {
    choice.pick("cell:a1");
    expect(words()).toEqual([TEMPLE_A.words, FARM_A.words]);
    choice.pick("hand:farm");
    expect(choice.chosen).toEqual(FARM_A);
  });

  it("knows nothing of an element that is not offered", () => {
    expect(choice.pick("cell:z9")).toBe(false);
    expect(choice.narrowed).toBe(false);
  });

  it("leaves what is picked for another piece, but not for a place that does not go with it", () => {
    choice.pick("hand:farm");
    expect(choice.pick("cell:b2")).toBe(false); // "why not?", not a new choice
    expect(choice.picked).toEqual(["hand:farm"]);
    expect(choice.pick("hand:temple")).toBe(true);
    expect(choice.picked).toEqual(["hand:temple"]);
  });

  it("takes none of different deeds up with one thing, lest one is confirmed unseen", () => {
    choice.ask(offer("Build", [move("discard k5", ["mission:k5"]), move("fulfil k5", ["mission:k5"]), PASS]));
    choice.pick("mission:k5");
    expect(words()).toEqual(["discard k5", "fulfil k5"]);
    expect(choice.chosen).toBeNull();
  });

  it("shows the only move there is without a click", () => {
    choice.ask(offer("Go", [PASS]));
    expect(choice.chosen).toEqual(PASS);
  });
});

describe("taking back", () => {
  it("goes back one pick at a time, and says when there is none", () => {
    choice.pick("hand:temple");
    choice.pick("cell:a1");
    expect([choice.back(), choice.picked]).toEqual([true, ["hand:temple"]]);
    expect([choice.back(), choice.picked]).toEqual([true, []]);
    expect(choice.back()).toBe(false);
    expect(words()).toHaveLength(4);
  });

  it("puts a picked element down when it is clicked again", () => {
    choice.pick("hand:temple");
    expect(choice.pick("hand:temple")).toBe(true);
    expect(choice.narrowed).toBe(false);
  });

  it("walks through moves that differ in nothing one could click, then puts the place down", () => {
    const two = [move("take 1 a1", ["cell:a1"]), move("take 2 a1", ["cell:a1"])];
    choice.ask(offer("Take", [...two, PASS]));
    const seen = [1, 2, 3].map(() => {
      choice.pick("cell:a1");
      return choice.chosen?.words;
    });
    expect(seen).toEqual(["take 1 a1", "take 2 a1", undefined]);
  });
});

describe("a question", () => {
  it("begins from nothing", () => {
    choice.pick("hand:temple");
    expect(choice.ask(offer("Act", [TEMPLE_A, PASS]))).toBe(true);
    expect(choice.picked).toEqual([]);
  });

  it("keeps what was picked while it is the same, in whatever language", () => {
    choice.pick("hand:temple");
    const german = [TEMPLE_A, TEMPLE_B, FARM_A, PASS].map((one) => ({ ...one, label: `auf Deutsch: ${one.label}` }));
    expect(choice.ask(offer("Act", german))).toBe(false);
    expect(choice.picked).toEqual(["hand:temple"]);
  });

  it("offers nothing once it is withdrawn", () => {
    choice.ask(null);
    expect([choice.remaining, choice.entries, choice.chosen]).toEqual([[], [], null]);
  });
});

describe("the list", () => {
  it("has few moves one by one, whatever is picked", () => {
    choice.pick("hand:temple");
    expect(choice.entries.map((one) => one.key)).toEqual([TEMPLE_A.words, TEMPLE_B.words, FARM_A.words, PASS.words]);
    expect(choice.partial).toBe(false);
  });

  it("groups many by what they share", () => {
    choice.ask(offer("Act", [...many(10), PASS]));
    expect(choice.entries.map((one) => [one.key, one.note])).toEqual([
      ["tile temple", "10"],
      ["tile farm", "10"],
      ["pass", ""],
    ]);
  });

  it("opens a group, picks what its moves share, and closes it again", () => {
    choice.ask(offer("Act", [...many(10), PASS]));
    choice.take(choice.entries[1]!);
    expect(words()).toHaveLength(10);
    expect(choice.picked).toEqual(["hand:farm"]);
    expect(choice.partial).toBe(true);
    choice.back();
    choice.back();
    expect(words()).toHaveLength(21);
  });

  it("takes a single move up whole", () => {
    choice.take(choice.entries[3]!);
    expect(choice.chosen).toEqual(PASS);
  });
});

it("takes a hint up as if it had been clicked together", () => {
  choice.pick("hand:farm");
  choice.show(TEMPLE_B.words);
  expect(choice.picked).toEqual(TEMPLE_B.anchors);
  expect(choice.chosen).toEqual(TEMPLE_B);
});

it("means a click together with what was picked of another kind", () => {
  choice.pick("hand:temple");
  expect(choice.meant("cell:z9")).toEqual(["hand:temple"]);
  expect(choice.meant("hand:farm")).toEqual([]);
});

it("names what labels share", () => {
  expect(common(["Lay a temple on a1", "Lay a temple on b2"])).toBe("Lay a temple on\u00a0…");
  expect(common(["Discard “Royal road” for a good", "Discard “Royal stables” for a good"])).toBe(
    "Discard\u00a0… for a good",
  );
  expect(common(["„Hohe Mauern“ kaufen", "„Hohe Türme“ kaufen"])).toBe("… kaufen");
  expect(common(["Camel to: temple", "Camel to: small market"])).toBe("Camel to\u00a0…");
  expect(common(["Lege einen Bauern an", "Lege einen Tempel an"])).toBe("Lege einen\u00a0… an");
  expect(common(["On the bag for jade: your 1", "On the bag for coins: your 1"])).toBe("On the bag for\u00a0…: your 1");
});

describe("what moves bring", () => {
  it("is of the move that is pointed at, as far as one click means it", () => {
    choice.pointed = "cell:b2";
    expect(choice.aimed).toEqual(TEMPLE_B);
    choice.pointed = "cell:a1"; // a temple, or a farm?
    expect(choice.aimed).toBeNull();
    choice.pick("hand:farm");
    expect(choice.aimed).toEqual(FARM_A);
  });

  it("is considered for what is listed, for what can still be meant, and for nothing else", () => {
    choice.ask(offer("Act", [...many(30), PASS]));
    expect(choice.considered).toEqual([PASS]);
    choice.pick("hand:farm");
    expect(choice.considered).toHaveLength(30);
    choice.ask(offer("Act", many(300)));
    expect(choice.considered).toEqual([]);
    choice.pick("hand:farm");
    expect(choice.considered).toHaveLength(160);
    choice.pointed = "cell:c299";
    expect(choice.considered[0]?.words).toBe("tile farm c299");
  });

  it("is shown once it is told, until the table goes on", () => {
    choice.tell({ [TEMPLE_A.words]: "brings 1" });
    choice.tell({ [FARM_A.words]: "" });
    expect([TEMPLE_A, FARM_A, TEMPLE_B].map((one) => choice.preview(one))).toEqual(["brings 1", "", ""]);
    expect(choice.entries.map((entry) => entry.note)).toEqual(["brings 1", "", "", ""]);
    choice.ask(offer("Act", [TEMPLE_A, TEMPLE_B, FARM_A, PASS]));
    expect(choice.preview(TEMPLE_A)).toBe("");
  });
});

describe("gathering", () => {
  const [TEMPLES, FARMS] = ["hand:temple", "hand:farm"];
  const swap: Gather = {
    ...move("swap", []),
    kinds: [
      { anchor: TEMPLES, label: "Temple", piece: "tile-temple", most: 2 },
      { anchor: FARMS, label: "Farm", piece: "tile-farm", most: 1 },
    ],
    called: (count) => `Swap ${count}`,
    answers: (amounts) => ["swap", `aside ${amounts[TEMPLES] ?? 0}`, `aside ${amounts[FARMS] ?? 0}`],
    amounts: (answers) => (answers.length === 3 ? { [TEMPLES]: 1, [FARMS]: 0 } : null),
  };

  beforeEach(() => {
    choice.ask(offer("Act", [TEMPLE_A, TEMPLE_B, FARM_A, swap]));
    choice.take({ key: "swap", label: "Swap", note: "", moves: [swap] });
  });

  it("counts no more of a kind than there are, and plays what it stands for", () => {
    expect([...choice.glow]).toEqual([TEMPLES, FARMS]);
    for (const by of [1, 1, 1]) choice.give(TEMPLES, by);
    choice.give(FARMS, 1);
    choice.give(FARMS, -1);
    expect([choice.given, choice.wanted]).toEqual([2, 3]);
    expect(choice.bundle).toEqual(["swap", "aside 2", "aside 0"]);
  });

  it("forgets what was counted when another move is taken up", () => {
    choice.give(TEMPLES, 1);
    choice.take({ key: TEMPLE_A.words, label: "", note: "", moves: [TEMPLE_A] });
    expect([choice.gather, choice.given]).toEqual([null, 0]);
  });

  it("is laid ready by a hint that says what follows", () => {
    choice.show("swap", ["swap", "aside 1", "aside 0"]);
    expect([choice.gather?.words, choice.amounts[TEMPLES]]).toEqual(["swap", 1]);
  });
});

import { describe, expect, it } from "vitest";
import { anchorsOf, join, placesOf, renamed, seatOf, spansOf, wordOf, type Joined } from "./line";
import type { Voice } from "./text.svelte";
import type { Argument, Line } from "./wire";

const words: Record<string, string> = { "city-e5": "Kashgar", "city-e51": "Kashgar Gate" };
const voice = { has: (id: string) => id in words, say: (id: string) => words[id] } as unknown as Voice;

function argument(kind: string, value: string | number, anchor = ""): Argument {
  return { kind, value, anchor };
}

function line(text: string, given: Record<string, Argument>): Line {
  return { number: 1, message: "travels", arguments: given, text };
}

describe("a line of the log", () => {
  const told = line("Bo travels from Kashgar to Kashgar Gate, where Bob waits with silk: a1, not a12.", {
    player: argument("player", 1),
    from: argument("city", "e5", "city:e5"),
    to: argument("city", "e51", "city:e51"),
    other: argument("player", 0),
    cell: argument("cell", "a1", "cell:a1"),
    good: argument("good", "silk", "hand:silk"),
  });

  const places = placesOf({
    width: 1,
    height: 1,
    places: [
      { id: "city:e5", kind: "city", x: 0, y: 0 },
      { id: "city:e51", kind: "city", x: 1, y: 0 },
      { id: "cell:a1", kind: "cell", x: 1, y: 1 },
      { id: "hand:silk", kind: "hand", x: null, y: null },
    ],
  });

  it("is about its first player", () => {
    expect(seatOf(told)).toBe(1);
    expect(seatOf(line("The dice fall.", { player: argument("player", -1) }))).toBeNull();
    expect(seatOf(line("Rain.", {}))).toBeNull();
  });

  it("names places and words", () => {
    expect(anchorsOf(told)).toEqual(["city:e5", "city:e51", "cell:a1", "hand:silk"]);
    expect(wordOf(told, "good")).toBe("silk");
    expect(wordOf(told, "seal")).toBe("");
  });

  it("is cut where whole names stand, the longer first", () => {
    const spans = spansOf(told, ["Bob", "Bo"], places, voice);
    expect(spans.map((span) => span.text).join("")).toBe(told.text);
    expect(spans.filter((span) => span.seat !== null).map((span) => [span.text, span.seat])).toEqual([
      ["Bo", 1],
      ["Bob", 0],
    ]);
    expect(spans.filter((span) => span.anchor).map((span) => [span.text, span.anchor])).toEqual([
      ["Kashgar", "city:e5"],
      ["Kashgar Gate", "city:e51"],
      ["a1", "cell:a1"],
    ]);
  });

  it("stays whole where an argument is not in the text by its name", () => {
    const inflected = line("Beim Markt.", { player: argument("player", 3), place: argument("place", "x", "place:x") });
    expect(spansOf(inflected, ["Bob"], new Set(["place:x"]), voice)).toEqual([
      { text: "Beim Markt.", seat: null, anchor: "" },
    ]);
  });

  it("calls elements as people do, whole words only", () => {
    const called = (anchor: string): string => (anchor === "hex:h1" ? "forest 11" : "");
    expect(renamed("Robber to h1, not h12.", ["hex:h1", "hex:h12"], called)).toBe("Robber to forest 11, not h12.");
  });
});

describe("sentences that are read as one", () => {
  const told = (number: number, message: string): Line => ({ number, message, arguments: {}, text: `${number}` });
  const how: Joined = {
    part: (line) => line.message === "rolls",
    goesOn: (line, before) => line.number === before.number + 1,
    text: (lines) => lines.map((line) => line.text).join("+"),
  };
  const lines = [told(1, "turn"), told(2, "rolls"), told(3, "rolls"), told(5, "rolls"), told(6, "acts")];

  it("are one, with all their parts, under the number of the first", () => {
    const read = join(lines, how, voice);
    expect(read.map((line) => [line.number, line.text])).toEqual([
      [1, "1"],
      [2, "2+3"],
      [5, "5"],
      [6, "6"],
    ]);
    expect(read[1]?.parts).toEqual([lines[1], lines[2]]);
    expect(read[0]).toBe(lines[0]);
  });

  it("stay apart where a game has none", () => {
    expect(join(lines, undefined, voice)).toBe(lines);
  });
});

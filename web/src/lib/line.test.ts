import { describe, expect, it } from "vitest";
import { anchorsOf, seatOf, spansOf, wordOf } from "./line";
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
  const told = line("Bo travels from Kashgar to Kashgar Gate, where Bob waits: a1, not a12.", {
    player: argument("player", 1),
    from: argument("city", "e5", "city:e5"),
    to: argument("city", "e51", "city:e51"),
    other: argument("player", 0),
    cell: argument("cell", "a1", "cell:a1"),
    good: argument("good", "silk"),
  });

  it("is about its first player", () => {
    expect(seatOf(told)).toBe(1);
    expect(seatOf(line("The dice fall.", { player: argument("player", -1) }))).toBeNull();
    expect(seatOf(line("Rain.", {}))).toBeNull();
  });

  it("names places and words", () => {
    expect(anchorsOf(told)).toEqual(["city:e5", "city:e51", "cell:a1"]);
    expect(wordOf(told, "good")).toBe("silk");
    expect(wordOf(told, "seal")).toBe("");
  });

  it("is cut where whole names stand, the longer first", () => {
    const spans = spansOf(told, ["Bob", "Bo"], voice);
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
    expect(spansOf(inflected, ["Bob"], voice)).toEqual([{ text: "Beim Markt.", seat: null, anchor: "" }]);
  });
});

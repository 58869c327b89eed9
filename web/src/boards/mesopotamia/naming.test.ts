import { describe, expect, it } from "vitest";
import { join } from "../../lib/line";
import type { Voice } from "../../lib/text.svelte";
import type { Line, Offer } from "../../lib/wire";
import { joined, named } from "./naming";
import type { MesopotamiaGeometry, MesopotamiaView } from "./view";

/** Says its identifier, then its values. */
const voice = {
  has: () => true,
  say: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
} as unknown as Voice;

const rolls = (number: number, empire: string, sign: string): Line => ({
  number,
  message: "rolls",
  arguments: Object.fromEntries(
    Object.entries({ empire, sign, colour: "black" }).map(([kind, value]) => [kind, { kind, value, anchor: "" }]),
  ),
  text: "",
});

describe("a throw", () => {
  it("is one sentence, in which signs that came up often are counted", () => {
    const lines = [rolls(4, "mari", "ki"), rolls(5, "mari", "star"), rolls(6, "mari", "ki"), rolls(7, "elam", "a")];
    expect(join(lines, joined, voice).map((line) => line.text)).toEqual([
      "board-throw empire-mari 2 × sign-ki, sign-star",
      "board-throw empire-elam sign-a",
    ]);
  });

  it("ends where something else has happened", () => {
    expect(join([rolls(4, "mari", "ki"), rolls(6, "mari", "a")], joined, voice)).toHaveLength(2);
  });
});

const offer = (decision: string, words: string): Offer =>
  ({
    question: { seat: 1, decision, prompt: "", rule: "", left: 0 },
    moves: [{ words, label: "as it came", anchors: [], preview: "" }],
  }) as unknown as Offer;
const view = {
  sides: [{ dice: [] }, { dice: [{}, { colour: "silver", sign: "star", spent: false }] }],
  areas: { a1: { state: "hidden", event: "" }, a2: { state: "open", event: "plain-1" } },
} as unknown as MesopotamiaView;
const geometry = {
  dice: { white: ["ki", "star"] },
  areas: { a1: { home: 0 }, a2: { home: 3, name: "Terqa" } },
} as unknown as MesopotamiaGeometry;

describe("what is offered", () => {
  const label = (decision: string, words: string): string | undefined =>
    named(offer(decision, words), view, geometry, voice).moves[0]?.label;

  it("names dice by their sign and colour", () => {
    expect(label("pick-rerolls", "pick 2")).toBe("board-reroll-die sign-star colour-silver");
    expect(label("pay-die", "spend 2")).toBe("board-spend-die sign-star colour-silver");
  });

  it("tells which signs a new die may show", () => {
    expect(named(offer("new-die", "colour white"), view, geometry, voice).moves[0]?.preview).toBe("sign-ki, sign-star");
  });

  it("names start areas", () => {
    expect(label("choose-home", "home 3")).toBe("board-home Terqa 3");
  });

  it("names the options of an event", () => {
    expect(label("choose-option", "option second")).toBe("choice-plain-1-second");
  });

  it("leaves everything else as it came", () => {
    expect(label("pick-rerolls", "cast")).toBe("as it came");
    expect(label("pick-rerolls", "pick 5")).toBe("as it came");
    expect(label("choose-home", "home 9")).toBe("as it came");
    expect(label("act", "pick 2")).toBe("as it came");
  });
});

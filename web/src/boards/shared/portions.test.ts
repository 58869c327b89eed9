import { describe, expect, it } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { FakeBrowser, move, offer } from "../../lib/testing";
import type { Voice } from "../../lib/text.svelte";
import type { Offer, Portion } from "../../lib/wire";

new FakeBrowser("http://here/"); // before the texts ask the page for its language
const { gather: journeys } = await import("../marco-polo-2/goods");
const { gather: caravans } = await import("../tadmor/goods");
const voice = { say: (id: string) => id } as unknown as Voice;
const choice = new Choice();

function asked(words: string[], wanted: number, portions: Portion[]): Offer {
  return {
    ...offer(
      "Goods",
      words.map((one) => move(one, [])),
    ),
    together: { wanted, portions },
  };
}

const kind = (name: string, most: number, least = 0): Portion => ({ kind: name, least, most });

describe("goods chosen together", () => {
  it("are given one by one in the order the rules ask, whatever the first answers were", () => {
    const plain = asked(["pay wood"], 3, [kind("wood", 2), kind("gold", 2)]);
    choice.ask(caravans(plain, null, 0, voice));
    expect(choice.counted.map((one) => one.words)).toEqual(["good:wood", "good:gold"]);
    choice.give("good:gold", 2);
    choice.give("good:wood", 2);
    expect(choice.given).toBe(3);
    expect(choice.bundle).toEqual(["pay wood", "pay gold", "pay gold"]);
  });

  it("begin with what must be among them, and keep it", () => {
    choice.ask(caravans(asked(["waive wood"], 2, [kind("wood", 2, 1), kind("stone", 1)]), null, 0, voice));
    expect(choice.bundle).toEqual(["waive wood"]);
    choice.give("good:wood", -1);
    choice.give("good:stone", 1);
    expect(choice.bundle).toEqual(["waive wood", "waive stone"]);
  });

  it("stay single answers where there is one way only, or one good", () => {
    for (const [wanted, portions] of [
      [2, [kind("wood", 1), kind("stone", 1)]],
      [2, [kind("wood", 3, 2), kind("stone", 1)]],
      [1, [kind("wood", 1), kind("stone", 1)]],
    ] as [number, Portion[]][]) {
      const plain = asked(["pay wood"], wanted, portions);
      expect(caravans(plain, null, 0, voice)).toBe(plain);
    }
  });

  it("are answered kind by kind in Marco Polo II, gold that is received not at all", () => {
    const portions = [kind("pepper", 0), kind("silk", 2), kind("gold", 2)];
    choice.ask(journeys(asked(["give pepper 0"], 3, portions), null, 0, voice));
    expect(choice.counted.map((one) => one.words)).toEqual(["good:silk", "good:gold"]);
    choice.give("good:gold", 2);
    choice.give("good:silk", 1);
    expect(choice.bundle).toEqual(["give pepper 0", "give silk 1", "give gold 2"]);
    choice.ask(journeys(asked(["receive pepper 0"], 3, [kind("pepper", 3), ...portions.slice(1)]), null, 0, voice));
    choice.give("good:gold", 1);
    choice.give("good:pepper", 2);
    expect(choice.bundle).toEqual(["receive pepper 2", "receive silk 0"]);
    choice.clear();
    choice.give("good:pepper", 3);
    expect(choice.bundle).toEqual(["receive pepper 3"]);
  });

  it("are laid ready by a hint", () => {
    choice.ask(journeys(asked(["receive pepper 0"], 2, [kind("pepper", 2), kind("gold", 2)]), null, 0, voice));
    choice.show("receive pepper 0", ["receive pepper 0", "end"]);
    expect(choice.amounts).toEqual({ "good:pepper": 0, "good:gold": 2 });
    choice.show("end", ["end"]);
    expect(choice.given).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";

describe("a trade that is put together", () => {
  it("becomes the moves that say so, in one step", () => {
    const draft = new Draft();
    draft.give("wood", 3);
    draft.give("wood", 3);
    draft.want("ore");
    expect(draft.moves("offer", "ask")).toEqual(["offer", "give wood", "give wood", "want ore", "ask"]);
    expect(draft.moves("", "ask-only p2").at(-1)).toBe("ask-only p2");
  });

  it("gives no more than there are, and has each good on one side alone", () => {
    const draft = new Draft();
    draft.give("wood", 1);
    draft.give("wood", 1);
    expect(draft.gives).toEqual({ wood: 1 });
    expect(draft.whole).toBe(false);
    draft.want("wood");
    expect([draft.gives, draft.wants]).toEqual([{}, { wood: 1 }]);
    draft.less("wants", "wood");
    expect(draft.wants).toEqual({});
  });

  it("is a trade with the supply where it meets the rate", () => {
    const draft = new Draft();
    for (let i = 0; i < 3; i += 1) draft.give("wood", 4);
    draft.want("ore");
    expect(draft.bank({ wood: 3 })).toEqual(["wood", "ore"]);
    expect(draft.bank({ wood: 4 })).toBeNull();
    draft.want("ore");
    expect(draft.bank({ wood: 3 })).toBeNull();
  });

  it("mirrors what another offers, as far as I hold it", () => {
    const draft = new Draft();
    draft.mirror({ ore: 1 }, { wood: 2, wool: 1 }, { wood: 1 });
    expect([draft.gives, draft.wants]).toEqual([{ wood: 1 }, { ore: 1 }]);
  });
});

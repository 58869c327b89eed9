import { describe, expect, it } from "vitest";
import { since } from "./recap.svelte";

describe("what happened since my last move", () => {
  it("is every entry after it, chance included", () => {
    expect(since([0, 1, 0, -1, 1, 2], 0, 6)).toEqual([4, 5, 6]);
  });

  it("is all of it where I have not moved yet, and nothing where I moved last", () => {
    expect(since([1, 2], 0, 2)).toEqual([1, 2]);
    expect(since([1, 0], 0, 2)).toEqual([]);
  });
});

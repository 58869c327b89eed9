import { describe, expect, it } from "vitest";
import type { MesopotamiaGeometry } from "../view";
import { heart, meadows, U, V, within } from "./ground";

const square = [0, 0, 200, 0, 200, 200, 0, 200];
const geometry = {
  areas: {
    a01: { terrain: "mountain", polygon: square, x: 100, y: 90 },
    a02: { terrain: "start", polygon: square, x: 100, y: 90 },
  },
} as unknown as MesopotamiaGeometry;

describe("drawings of the country", () => {
  it.each(["a01", "a02"])("fill %s to its borders, and leave free what lies in its middle", (area) => {
    const all = meadows(geometry, area);
    expect(all.length).toBeGreaterThan(10);
    expect(all.every(({ x, y }) => within(geometry, area, { x: x / U, y: y / V }))).toBe(true);
    const middle = heart(geometry, area);
    expect(all.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 60)).toEqual([]);
  });

  it("lie nearer the farther down they are", () => {
    const heights = meadows(geometry, "a01").map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });
});

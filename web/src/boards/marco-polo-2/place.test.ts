// Room on the map: what routes cost lies apart, also between cities that are near each other.
import { expect, it } from "vitest";
import { spread } from "./place";

const near = () =>
  new Map([
    ["a", { x: 100, y: 100 }],
    ["b", { x: 160, y: 180 }],
    ["c", { x: 400, y: 100 }],
  ]);
const far = (spots: Map<string, { x: number; y: number }>, one: string, other: string): number => {
  const [p, q] = [spots.get(one), spots.get(other)];
  return p && q ? Math.hypot(p.x - q.x, p.y - q.y) : 0;
};

it("moves places apart that have several routes between them, whichever way these are written", () => {
  const moved = spread(near(), [
    ["a", "b"],
    ["b", "a"],
    ["a", "c"],
  ]);
  expect(far(moved, "a", "b")).toBeGreaterThan(150);
  expect(moved.get("c")).toEqual({ x: 400, y: 100 });
});

it("leaves those with one route where they are", () => {
  expect(spread(near(), [["a", "b"]])).toEqual(near());
});

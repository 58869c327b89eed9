import { describe, expect, it } from "vitest";
import { faces, tumbling } from "./dice";

describe("two dice", () => {
  it("show the sum that was thrown, each face from one to six", () => {
    for (let sum = 2; sum <= 12; sum += 1)
      for (let seed = 0; seed < 12; seed += 1) {
        const [a, b] = faces(sum, seed);
        expect(a + b).toBe(sum);
        expect(Math.min(a, b)).toBeGreaterThanOrEqual(1);
        expect(Math.max(a, b)).toBeLessThanOrEqual(6);
      }
  });

  it("turn at every step", () => {
    for (let step = 0; step < 20; step += 1) {
      const [a, b] = tumbling(step);
      const [c, d] = tumbling(step + 1);
      expect(a).not.toBe(c);
      expect(b).not.toBe(d);
    }
  });
});

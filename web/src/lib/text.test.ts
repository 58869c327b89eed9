import { expect, it } from "vitest";
import { FakeBrowser } from "./testing";

new FakeBrowser("http://here/"); // before the texts ask the page for its language
const { costing, listed, spoken, Voice } = await import("./text.svelte");

it("lists names as the reader's language does", () => {
  expect(listed(["Hana"])).toBe("Hana");
  expect(listed(["Hana", "Mira"])).toBe("Hana and Mira");
  spoken.language = "de";
  expect(listed(["Hana", "Jonas", "Mira"])).toBe("Hana, Jonas und Mira");
});

it("says prices in words", () => {
  const voice = new Voice("de", "costs = kostet { $price }\ngood-wood = Holz\ngood-brick = Lehm\ngood-ore = Erz");
  spoken.language = "de";
  expect(costing({ wood: 1, brick: 1 }, voice).replace(/[\u2068\u2069]/g, "")).toBe("kostet 1 Holz und 1 Lehm");
  expect(costing({ ore: 3 }, voice).replace(/[\u2068\u2069]/g, "")).toBe("kostet 3 Erz");
});

import { expect, it } from "vitest";
import { FakeBrowser } from "./testing";

new FakeBrowser("http://here/"); // before the texts ask the page for its language
const { listed, spoken } = await import("./text.svelte");

it("lists names as the reader's language does", () => {
  expect(listed(["Hana"])).toBe("Hana");
  expect(listed(["Hana", "Mira"])).toBe("Hana and Mira");
  spoken.language = "de";
  expect(listed(["Hana", "Jonas", "Mira"])).toBe("Hana, Jonas und Mira");
});

import { expect, it } from "vitest";
import { asked, defaults, sent } from "./options";
import type { OptionInfo } from "./wire";

function option(name: string, values: string[], players: number[] = [], needs: [string, string][] = []): OptionInfo {
  return { name, text: name, values: values.map((value) => ({ value, text: value })), players, needs };
}

const OPTIONS = [
  option("sets", ["all", "base"]),
  option("solo", ["duel", "siege"], [1]),
  option("automa", ["no", "yes"], [2, 3]),
  option(
    "level",
    ["easy", "hard"],
    [],
    [
      ["solo", "duel"],
      ["automa", "yes"],
    ],
  ),
];
const names = (players: number, chosen: Record<string, string>): string[] =>
  asked(OPTIONS, players, chosen).map((one) => one.name);

it("asks at a number of players what belongs to it", () => {
  const first = defaults(OPTIONS);
  expect(first).toEqual({ sets: "all", solo: "duel", automa: "no", level: "easy" });
  expect(names(1, first)).toEqual(["sets", "solo", "level"]);
  expect(names(4, first)).toEqual(["sets"]);
});

it("asks beside another option's value only while that option is asked", () => {
  expect(names(1, { solo: "siege" })).toEqual(["sets", "solo"]);
  expect(names(2, { solo: "duel", automa: "no" })).toEqual(["sets", "automa"]);
  expect(names(2, { solo: "duel", automa: "yes" })).toEqual(["sets", "automa", "level"]);
});

it("sends what is asked and nothing else", () => {
  const chosen = { sets: "base", solo: "siege", automa: "yes", level: "hard" };
  expect(sent(OPTIONS, 1, chosen)).toEqual({ sets: "base", solo: "siege" });
});

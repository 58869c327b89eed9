// The words of Tadmor in the order they are drawn, what things look like, and what tiles and cards say by their values.
import type { Voice } from "../../lib/text.svelte";
import type { Mission, Priced, UpgradeTile } from "./view";

export const GOODS = ["wood", "stone", "marble", "gold"] as const;
export const COLOURS = ["grey", "yellow", "red"] as const;
export const SHADE: Record<string, string> = { grey: "#8d8a85", yellow: "#d9b03a", red: "#b8453a" };

/** The symbol of an upgrade, by what it does. */
export function upgradeIcon(effect: string): string {
  const known: Record<string, string> = {
    trade: "td-market",
    cash: "td-tax",
    "ship-bonus": "td-shipyard",
    "free-levels": "td-single",
    "no-wood": "td-single",
    "tower-prestige": "td-single",
    "mission-prestige": "td-fulfil",
    "mission-discount": "td-fulfil",
    "good-prestige": "td-good",
    "good-for-prestige": "td-good",
    "good-discount": "td-good",
    choice: "td-good",
    "raider-immune": "td-raiders",
    "raid-prestige": "td-raiders",
    "raid-share": "td-raiders",
    immune: "td-raiders",
    market: "td-market",
    temple: "td-temple",
    build: "td-single",
    kingdom: "td-start",
    final: "td-upgrade",
    storage: "td-good",
    "temple-discount": "td-temple",
    peace: "td-peace",
    "tax-immune": "td-tax",
  };
  return known[effect] ?? "td-upgrade";
}

/** Goods with their numbers. */
export const costText = (cost: number[], voice: Voice): string =>
  GOODS.flatMap((good, i) => (cost[i] ? [`${cost[i]} ${voice.say(`good-${good}`)}`] : [])).join(", ");

/** What an upgrade does, with the numbers printed on it; words to fill in are named by messages. */
export function tileText(tile: UpgradeTile | undefined, voice: Voice): string {
  if (!tile) return "";
  const filled = Object.entries(tile.fill).map(([name, one]) => [name, typeof one === "string" ? voice.say(one) : one]);
  return voice.say(tile.text, Object.fromEntries(filled));
}

/** What a mission brings when it is returned. */
export const favourText = (mission: Mission | undefined, voice: Voice): string =>
  mission ? voice.say("board-returned", { what: voice.say(`favour-${mission.effect}`, { n: mission.amount }) }) : "";

/** The rows of tower costs, or a single price. */
export function priceLines(costs: Priced[], voice: Voice): string[] {
  return costs.map(({ cost, upto }, i) => {
    const what = costText(cost, voice);
    const from = (costs[i - 1]?.upto ?? 0) + 1;
    if (upto === null) return voice.say("board-cost", { what });
    return upto ? voice.say("board-levels", { from, to: upto, what }) : voice.say("board-levels-on", { from, what });
  });
}

/** A name in two lines of about the same length. */
export function halves(text: string): [string, string] {
  const words = text.split(" ");
  let first = words.shift() ?? "";
  while (words.length && (first + " " + words[0]).length <= Math.max(11, text.length / 2)) first += ` ${words.shift()}`;
  return [first, words.join(" ")];
}

// The words of Tadmor in the order they are drawn, and what things look like.
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

export const bare = (name: string): string => name.replace(/^[IK]\d+ /, "");

/** A name in two lines of about the same length. */
export function halves(text: string): [string, string] {
  const words = text.split(" ");
  let first = words.shift() ?? "";
  while (words.length && (first + " " + words[0]).length <= Math.max(11, text.length / 2)) first += ` ${words.shift()}`;
  return [first, words.join(" ")];
}

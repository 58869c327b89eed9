// What an upgrade does, drawn: symbols and numbers in a row, from the values printed on the tile.
import type { UpgradeTile } from "./view";

/** A symbol (struck out where it is spared or kept away) or a few signs beside it. */
export type Sign = { piece: string; struck?: boolean; style?: string } | { text: string };

const STAR = "td-prestige";
const TO: Sign = { text: "→" };
const METRIC: Record<string, string> = {
  "metric-tower-height": "td-single",
  "metric-mission-pp": "td-mission",
  "metric-goods-count": "td-good",
  "metric-completed-temples": "td-temple",
  "metric-upgrade-count": "td-upgrade",
};

const one = (piece: string): Sign => ({ piece });
const struck = (piece: string): Sign => ({ piece, struck: true });
const many = (n: unknown, piece: string): Sign[] => [{ text: String(n) }, one(piece)];

/** The goods a word stands for: "gets-consumer" are wood and stone. */
function goods(word: unknown): Sign[] {
  const name = String(word).replace(/^(good|gets)-/, "");
  if (name === "consumer") return [one("res-wood"), { text: "/" }, one("res-stone")];
  if (name === "luxury") return [one("res-marble"), { text: "/" }, one("res-gold")];
  return [one(`res-${name}`)];
}

const SIGNS: Record<string, (fill: UpgradeTile["fill"], text: string) => Sign[]> = {
  trade: ({ good, gets, n }) => [...goods(good), TO, ...(n === 1 ? [] : [{ text: String(n) }]), ...goods(gets)],
  cash: () => [one(STAR), TO, one("res-stone"), { text: "/" }, one("res-gold")],
  "ship-bonus": ({ n, good }) => [{ piece: "ship", style: "--c:#e9dcc0" }, { text: `+${n}` }, ...goods(good)],
  "free-levels": ({ n }) => [one("td-single"), { text: `${n}, ${2 * Number(n)} …` }],
  "no-wood": () => [one("td-single"), struck("res-wood")],
  "tower-prestige": ({ n }) => [one("td-single"), one("ui-crown"), TO, ...many(n, STAR)],
  "mission-prestige": ({ n }) => [one("td-mission"), TO, ...many(n, STAR)],
  "mission-discount": ({ n }) => [one("td-mission"), { text: `−${n}` }],
  "good-prestige": ({ points }) => [one("td-good"), TO, ...many(points, STAR)],
  "good-for-prestige": ({ n }) => [...many(n, STAR), TO, one("td-good")],
  "good-discount": ({ n }) => [one("td-good"), { text: `−${n}` }],
  choice: () => [one("ui-search"), one("td-good")],
  "raider-immune": () => [struck("td-raiders"), one("ui-eye")],
  "raid-prestige": ({ n }) => [one("td-raiders"), TO, ...many(n, STAR)],
  "raid-share": ({ gold, points }) => [one("td-raiders"), TO, ...many(gold, "res-gold"), ...many(points, STAR)],
  immune: () => [struck("td-raiders")],
  market: (_, text) => [one(text === "tile-market-one-way" ? "td-market-one-way" : "td-market")],
  temple: ({ n }) => [one("td-temple"), { text: `+${n}` }, one(STAR)],
  build: () => [one("td-single"), { text: "/" }, one("td-temple"), { text: "/" }, one("td-good")],
  kingdom: () => [one("td-tax"), { text: "/" }, one("td-war"), { text: "/" }, one("td-start")],
  final: ({ metric, points }) => [
    one(METRIC[String(metric)] ?? "td-upgrade"),
    one("ui-crown"),
    TO,
    ...many(points, STAR),
  ],
  storage: ({ n }) => [one("res-stone"), { text: `≤ ${n}` }],
  "temple-discount": ({ n }) => [one("td-temple"), { text: `−${n}` }],
  peace: ({ n }) => [one("td-peace"), { text: `×${n}` }],
  "tax-immune": () => [struck("td-tax")],
};

export function signs(tile: UpgradeTile | undefined): Sign[] {
  return (tile && SIGNS[tile.effect]?.(tile.fill, tile.text)) ?? [one("td-upgrade")];
}

const WIDE = 28; // of a symbol
const LETTER = 10;

/** The signs beside each other: where each begins, how wide it is, and how wide all are together. */
export function inRow(all: Sign[]): { signs: { sign: Sign; x: number; width: number }[]; width: number } {
  let x = 0;
  const placed = all.map((sign) => {
    const width = "piece" in sign ? WIDE : sign.text.length * LETTER + 3;
    x += width;
    return { sign, x: x - width, width };
  });
  return { signs: placed, width: x };
}

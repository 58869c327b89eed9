// The words of Mesopotamia in the order they are drawn, what things look like, and what cards say by their values.
import type { Voice } from "../../lib/text.svelte";
import type { EventCard, EventOption, MesopotamiaGeometry, MesopotamiaView, Technology } from "./view";

export const GOODS = ["stone", "wood", "clay", "food", "tablet", "bone"] as const;
export const ACTIONS = ["explore", "build", "research", "gather", "warfare", "growth"] as const;
export const ROWS = ["strength", "tactics", "mobility"] as const;
export const LAND = ["spearman", "archer", "rider", "chariot"] as const;
export const TRIBE = -2;

const GOOD_ICON: Record<string, string> = {
  stone: "res-stone",
  wood: "res-wood",
  clay: "ms-clay",
  food: "ms-food",
  tablet: "ms-tablet",
  bone: "knucklebone",
};
export const goodIcon = (good: string): string => GOOD_ICON[good] ?? "chip";
export const unitIcon = (kind: string): string =>
  kind === "ram" ? "ram" : kind === "ship" ? "ms-ship" : `unit-${kind}`;

/** The colours of a side's pieces; tribes are of earth. */
export const paint = (side: number): string =>
  side >= 0 ? `--c:var(--p${side + 1});--on:var(--p${side + 1}-on)` : "--c:#8c7a5e;--on:#fbf0d8";
export const ink = (side: number): string => (side >= 0 ? `var(--p${side + 1}-text)` : "var(--ink-2)");

/** The clay of a die, and the ink of its sign. */
export const DICE: Record<string, string> = {
  white: "--c:#f6efdf;color:#2a2119",
  silver: "--c:#b9c0c6;color:#20262b",
  black: "--c:#38322c;color:#f8ecd0",
};

export const areaName = (voice: Voice, geometry: MesopotamiaGeometry, area: string): string =>
  geometry.areas[area]?.name || voice.say(`area-${area}`);

export function sideName(voice: Voice, view: MesopotamiaView, side: number): string {
  if (side === TRIBE) return voice.say("empire-tribe");
  const empire = view.sides[side]?.empire;
  return empire ? voice.say(`empire-${empire}`) : "";
}

/** Goods with their numbers. */
export const goodsText = (voice: Voice, bundle: Record<string, number>): string =>
  GOODS.filter((good) => bundle[good])
    .map((good) => voice.say(`amount-${good}`, { n: bundle[good] ?? 0 }))
    .join(", ");

/** What a technology card does, in the words of the game. */
export function techText(voice: Voice, action: string, tech: Technology | undefined): string {
  if (!tech?.signs.length) return "";
  const [a = 0, b = 0, c = 0] = tech.numbers;
  const free = tech.free.map((kind) => voice.say(`kind-${kind}`)).join(", ") || "no";
  const what = tech.items.map((item) => voice.say(`item-${item}`)).join(", ");
  return voice.say(`technology-does-${action}`, { a, b, c, free, what });
}

/** An option of an event, sentence by sentence. */
export function optionLines(voice: Voice, card: EventCard, option: EventOption): string[] {
  const lines: string[] = [];
  const price = goodsText(voice, option.price);
  if (price) lines.push(voice.say("card-price", { what: price }));
  const each = goodsText(voice, option.each_round);
  if (each) lines.push(voice.say("card-round", { what: each }));
  const gain = goodsText(voice, option.gain);
  if (gain) lines.push(voice.say("card-gain", { what: gain }));
  if (option.any) lines.push(voice.say("card-any", { n: option.any }));
  if (option.deed) lines.push(voice.say(`card-${option.deed}`));
  if (option.discover === "any") lines.push(voice.say("card-discover-any"));
  else if (option.discover) lines.push(voice.say("card-discover", { action: voice.say(`action-${option.discover}`) }));
  if (option.kind === "points") lines.push(voice.say("card-points", { n: card.points }));
  return lines;
}

/** A name in lines of about the same length. */
export function lines(text: string, most = 13): string[] {
  if (text.length <= most) return [text];
  const words = text.split(/(?<=-)| /);
  let first = words.shift() ?? "";
  while (words.length && (first + words[0]).length < Math.max(9, text.length / 2 + 1))
    first += (first.endsWith("-") ? "" : " ") + words.shift();
  return words.length ? [first, words.join(" ")] : [first];
}

/** What a trade token takes and gives. */
export function tradeText(voice: Voice, token: MesopotamiaGeometry["tokens"][string]): string {
  const any = token.any ? voice.say("show-any", { n: token.any }) : "";
  const get = [goodsText(voice, token.get), any].filter(Boolean).join(", ");
  return voice.say("board-trades", { give: goodsText(voice, token.give), get });
}

/** Slots of the trade area are called by the trade that lies there. */
export function called(anchor: string, view: MesopotamiaView, geometry: MesopotamiaGeometry, voice: Voice): string {
  const [kind, slot = ""] = anchor.split(":");
  const token = kind === "slot" ? geometry.tokens[view.trade[slot]?.token ?? ""] : undefined;
  return token ? tradeText(voice, token) : "";
}

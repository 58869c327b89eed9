// What a bot is called, from its spec ("mcts:1000").
import { t } from "../lib/text.svelte";

/** What to expect of a bot, for choosing one. */
export function botName(spec: string): string {
  return said("bot", spec);
}

/** How well a bot plays, in a word that stands beside its name. */
export function botLevel(spec: string): string {
  return said("level", spec);
}

function said(prefix: string, spec: string): string {
  const [kind = "", n = ""] = spec.split(":");
  const id = `${prefix}-${kind}`;
  const known = t(id, { n: n || "none" });
  return known === id ? spec : known;
}

const LEVELS = ["novice", "trader", "khan", "sultan"];

/** The levels made for people, the weakest first. */
export const levels = (specs: string[]): string[] => LEVELS.filter((one) => specs.includes(one));

/** Bots that programs are measured with. */
export const others = (specs: string[]): string[] => specs.filter((one) => !LEVELS.includes(one));

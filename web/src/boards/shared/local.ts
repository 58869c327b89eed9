// A drawing's own words, in both languages: what the game's texts do not say.
import { spoken } from "../../lib/text.svelte";

export type Both = readonly [en: string, de: string];

/** A function that says a line of a table in the reader's language; {name} is filled in. */
export function local<K extends string>(
  texts: Record<K, Both>,
): (key: K, args?: Record<string, string | number>) => string {
  return (key, args = {}) => {
    const line = texts[key][spoken.language === "de" ? 1 : 0];
    return line.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
  };
}

// Which options a table asks for: some belong to certain numbers of players, some to values of other options.
import type { OptionInfo } from "./wire";

export type Chosen = Record<string, string>;

/** The options asked at a number of players, beside what is chosen. */
export function asked(options: OptionInfo[], players: number, chosen: Chosen): OptionInfo[] {
  const here = options.filter((one) => !one.players.length || one.players.includes(players));
  const known = new Set(here.map((one) => one.name));
  const met = ([name, value]: [string, string]): boolean => known.has(name) && chosen[name] === value;
  return here.filter((one) => !one.needs.length || one.needs.some(met));
}

/** Only what is asked is sent; all else keeps its default. */
export function sent(options: OptionInfo[], players: number, chosen: Chosen): Chosen {
  return Object.fromEntries(asked(options, players, chosen).map((one) => [one.name, chosen[one.name] ?? ""]));
}

/** Every option with its first value. */
export function defaults(options: OptionInfo[]): Chosen {
  return Object.fromEntries(options.map((one) => [one.name, one.values[0]?.value ?? ""]));
}

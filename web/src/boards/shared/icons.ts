// The symbols beside the sentences of the log, by their messages.
import type { Line } from "../../lib/wire";

/** A symbol by message; "{tile}" in it stands for the word of that argument, null for a message that has none. */
export type Icons = Record<string, string | null | ((line: Line) => string)>;

export const wordIn = (line: Line, name: string): string => String(line.arguments[name]?.value ?? "");

export function iconFrom(icons: Icons): (line: Line) => string | null {
  return (line) => {
    const icon = icons[line.message] ?? null;
    return typeof icon === "function"
      ? icon(line)
      : (icon?.replace(/\{(\w+)\}/, (_, name: string) => wordIn(line, name)) ?? null);
  };
}

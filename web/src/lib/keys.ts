// The keys of a table. What a key does is said here once; the page of shortcuts is made from the same list.

export type Act =
  "next" | "previous" | "list" | "board" | "skip" | "recap" | "hint" | "rules" | "help" | "play" | "undo" | "clear";

/** By act: the key as it is written, in the order they are shown. */
export const KEYS: Record<Act, string> = {
  next: "n",
  previous: "N",
  list: "l",
  board: "b",
  play: "Enter",
  undo: "Ctrl Z",
  clear: "Esc",
  skip: ".",
  recap: "w",
  hint: "h",
  rules: "r",
  help: "?",
};

const PLAIN = new Map(
  Object.entries(KEYS)
    .filter(([, key]) => key.length === 1)
    .map(([act, key]) => [key, act as Act]),
);

/** What a key press means at a table; null where it means nothing, or belongs to what has the focus. */
export function meant(event: KeyboardEvent): Act | null {
  const on = event.target as HTMLElement;
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(on.tagName);
  if (event.key === "Escape") return "clear";
  if (typing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "z" ? "undo" : null;
  if (event.key === "Enter") return event.defaultPrevented || holds(on) ? null : "play";
  return PLAIN.get(event.key) ?? null;
}

/** Whether Enter belongs to the element it was pressed on: a button, or a line of the list that is not chosen yet. */
function holds(on: HTMLElement): boolean {
  if (on.closest("button:not(.offer), a, dialog, [role=application]")) return true;
  return on.matches(".offer") && !on.matches("[aria-checked=true]");
}

/** To the next thing that glows, in the hand or on the board; the board draws its own cursor. */
export function walkGlow(way: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(".can[data-anchor]")].filter(
    (one) => one.getClientRects().length > 0,
  );
  const on = document.activeElement;
  const board = on?.matches("svg.board") ? (on as SVGElement).dataset.cursor : undefined;
  const at = all.findIndex((one) => one === on || (board !== undefined && one.dataset.anchor === board));
  const next = at < 0 ? all[way > 0 ? 0 : all.length - 1] : all[(at + way + all.length) % all.length];
  if (!next) return;
  if (next instanceof SVGElement)
    next.closest("svg.board")?.dispatchEvent(new CustomEvent("walk", { detail: next.dataset.anchor }));
  else next.focus();
}

// The board elements a sentence speaks of, while its reader points at it; what is sought on the board, and how often it was moved.

export const pointing = $state<{ anchors: string[]; sought: string; moved: number }>({
  anchors: [],
  sought: "",
  moved: 0,
});

export function pointAt(anchors: string[]): void {
  pointing.anchors = anchors;
}

const SHOWN = 60; // milliseconds until the board stands where it was brought, and what was clicked has lost the focus
const LONG = 4000; // a finger points at nothing when it is lifted: a while is enough

/** Brings an element of the board into view. */
export function bring(anchor: string): void {
  pointing.sought = "";
  queueMicrotask(() => (pointing.sought = anchor));
}

/** Brings the first of some elements into view, then points at them. */
export function seek(anchors: string[]): void {
  bring(anchors[0] ?? "");
  setTimeout(() => pointAt(anchors), SHOWN);
  setTimeout(() => pointing.anchors.join() === anchors.join() && pointAt([]), LONG);
}

/** Arrow keys walk over the places in a log, which is one stop for Tab however many sentences it has. */
export function walkPlaces(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("button.place")];
  const at = places.findIndex((place) => place === document.activeElement);
  const to = at < 0 ? places[step > 0 ? 0 : places.length - 1] : places[at + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

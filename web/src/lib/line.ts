// A sentence of the log, taken apart by its arguments: who is named in it, and which places of the board.
import type { Voice } from "./text.svelte";
import type { Argument, Geometry, Line } from "./wire";

export interface Span {
  text: string;
  /** The seat of the player named here; null elsewhere. */
  seat: number | null;
  /** The board element named here; empty elsewhere. */
  anchor: string;
}

/** The seat a sentence is about: its first player. */
export function seatOf(line: Line): number | null {
  const first = Object.values(line.arguments).find((one) => one.kind === "player");
  return first && Number(first.value) >= 0 ? Number(first.value) : null;
}

/** The elements that lie on the board itself: of a hand or a supply a sentence may mean somebody else's. */
export function placesOf(geometry: Geometry | null): ReadonlySet<string> {
  return new Set(geometry?.places.filter((place) => place.x !== null).map((place) => place.id));
}

export function anchorsOf(line: Line): string[] {
  return Object.values(line.arguments).flatMap((one) => (one.anchor ? [one.anchor] : []));
}

/** The word of the first argument of a kind; empty where there is none. */
export function wordOf(line: Line, kind: string): string {
  return String(Object.values(line.arguments).find((one) => one.kind === kind)?.value ?? "");
}

/** The text in spans: players by `names` (by seat) and `places` by the game's words are set apart. */
export function spansOf(line: Line, names: readonly string[], places: ReadonlySet<string>, voice: Voice): Span[] {
  let spans: Span[] = [plain(line.text)];
  for (const named of marked(line, names, voice)) {
    if (named.seat !== null || places.has(named.anchor)) spans = spans.flatMap((span) => cut(span, named));
  }
  return spans;
}

/** What is looked for in the text, longest first: a short name may be part of a longer one. */
function marked(line: Line, names: readonly string[], voice: Voice): Span[] {
  return Object.values(line.arguments)
    .map((one) => ({ text: shown(one, names, voice), seat: playerOf(one), anchor: one.anchor }))
    .filter((span) => span.text)
    .sort((a, b) => b.text.length - a.text.length);
}

function playerOf(one: Argument): number | null {
  return one.kind === "player" ? Number(one.value) : null;
}

function shown(one: Argument, names: readonly string[], voice: Voice): string {
  if (one.kind === "player") return names[Number(one.value)] ?? "";
  const id = `${one.kind}-${one.value}`;
  return voice.has(id) ? voice.say(id) : String(one.value);
}

/** Sentences that are read as one: the dice of a throw. */
export interface Joined {
  /** Whether a sentence is part of such a one. */
  part: (line: Line) => boolean;
  /** Whether it goes on with the part before it. */
  goesOn: (line: Line, before: Line) => boolean;
  /** What all of them say together. */
  text: (lines: readonly Line[], voice: Voice) => string;
}

/** A sentence that stands for several. */
export interface Told extends Line {
  parts?: Line[];
}

/** The sentences of a log as they are read: those that belong together are one, under the number of the first. */
export function join(lines: readonly Line[], how: Joined | undefined, voice: Voice): readonly Told[] {
  if (!how) return lines;
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && how.part(line) && how.part(last) && how.goesOn(line, last)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (!first) return [];
    return how.part(first) ? [{ ...first, text: how.text(run, voice), parts: run }] : [first];
  });
}

/** What board elements are called here; empty where their words say it. */
export type Called = (anchor: string) => string;

/** A text in which elements are called as people call them: "Robber to forest 11", not "to h2-3". */
export function renamed(text: string, anchors: readonly string[], called: Called): string {
  for (const anchor of anchors) {
    const [word, name] = [anchor.split(":")[1] ?? "", called(anchor)];
    const at = name ? wordAt(text, word) : -1;
    if (at >= 0) text = text.slice(0, at) + name + text.slice(at + word.length);
  }
  return text;
}

/** Whole words only: the cell "a1" is not in "a12". */
function cut(span: Span, named: Span): Span[] {
  if (span.seat !== null || span.anchor) return [span];
  const at = wordAt(span.text, named.text);
  if (at < 0) return [span];
  const rest = plain(span.text.slice(at + named.text.length));
  return [plain(span.text.slice(0, at)), named, rest].filter((one) => one.text);
}

function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + word.length))) return at;
  }
  return -1;
}

function plain(text: string): Span {
  return { text, seat: null, anchor: "" };
}

// Choosing a move without knowing any rule: a click keeps the moves that share the anchor; the last is a ghost.
import type { Gather } from "./boards";
import type { Offer, OfferedMove } from "./wire";

/** A line of the list of offers: one move, or several that differ in one thing. */
export interface Entry {
  key: string;
  label: string;
  note: string;
  moves: OfferedMove[];
}

const TOGETHER = /^(discard|pay|drop|take) [\w-]+$/;
const MANY = 9; // more moves than this are first shown in groups
const IN_REACH = 160; // moves of which it is worth knowing beforehand what they bring

export class Choice {
  offer = $state.raw<Offer | null>(null);
  picked = $state.raw<string[]>([]);
  group = $state.raw("");
  words = $state.raw("");
  /** The board element that is pointed at. */
  pointed = $state.raw("");
  /** By words: what moves bring, where that was asked for. */
  private told = $state.raw<Record<string, string>>({});
  /** Answers of one kind that are given together, by their words: four cards to give up. Tiles by their anchors. */
  amounts = $state.raw<Record<string, number>>({});

  /** The chosen move, where several things are chosen together for it. */
  readonly gather: Gather | null = $derived.by(() => (gathers(this.chosen) ? this.chosen : null));
  /** What may be given together, and how many of it are asked for, or can be given at most. */
  readonly counted: OfferedMove[] = $derived.by(() => this.count());
  readonly wanted: number = $derived.by(() => {
    if (!this.gather) return this.offer?.question.left ?? 0;
    return this.gather.wanted ?? this.gather.kinds.reduce((sum, kind) => sum + kind.most, 0);
  });
  readonly given: number = $derived(Object.values(this.amounts).reduce((sum, n) => sum + n, 0));
  readonly remaining: OfferedMove[] = $derived.by(() => this.left(this.picked, this.group));
  readonly chosen: OfferedMove | null = $derived.by(() => this.choose());
  readonly glow: ReadonlySet<string> = $derived.by(() => this.shine());
  readonly entries: Entry[] = $derived.by(() => this.list());
  /** The only move that a click on what is pointed at would leave; where several are left the list tells them apart. */
  readonly aimed: OfferedMove | null = $derived.by(() => this.aim());
  /** The moves whose previews are shown now, or may be at the next moment. */
  readonly considered: OfferedMove[] = $derived.by(() => this.consider());
  readonly narrowed: boolean = $derived(this.picked.length > 0 || this.group !== "" || this.words !== "");
  /** Whether the list shows less than is offered. */
  readonly partial: boolean = $derived(this.narrowed && (this.offer?.moves.length ?? 0) > MANY);

  /** A new question begins from nothing; the same one with the same answers keeps what was picked. Tells if it is new. */
  ask(offer: Offer | null): boolean {
    const same = alike(this.offer, offer);
    this.offer = offer;
    this.told = {};
    if (!same) this.clear();
    return !same;
  }

  clear(): void {
    this.picked = [];
    this.group = "";
    this.words = "";
    this.amounts = {};
    for (const kind of this.gather?.kinds ?? []) if (kind.least) this.give(kind.anchor, kind.least);
  }

  /** More or less of what is given together; false if this move is not of that kind. */
  give(words: string, by: number, most: number | null = null): boolean {
    if (!this.counted.some((move) => move.words === words)) return false;
    const now = this.amounts[words] ?? 0;
    const room = this.wanted - this.given;
    const kind = this.gather?.kinds.find((one) => one.anchor === words);
    const next = Math.max(kind?.least ?? 0, Math.min(now + Math.min(by, room), most ?? kind?.most ?? Infinity));
    this.amounts = { ...this.amounts, [words]: next };
    return true;
  }

  /** What is given together, in the order the rules ask for it. */
  get bundle(): string[] {
    if (this.gather) return this.gather.answers(this.amounts);
    return this.counted.flatMap((move) => Array<string>(this.amounts[move.words] ?? 0).fill(move.words));
  }

  private count(): OfferedMove[] {
    if (this.gather)
      return this.gather.kinds.map(({ anchor, label }) => ({ words: anchor, label, anchors: [anchor], preview: "" }));
    if ((this.offer?.question.left ?? 0) < 2) return [];
    return (this.offer?.moves ?? []).filter((move) => TOGETHER.test(move.words));
  }

  /** One step back; false if there is nothing to step back from. */
  back(): boolean {
    if (!this.narrowed) return false;
    if (this.words) this.words = "";
    else if (this.group) this.group = "";
    else this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** A board element was clicked; false if it does not go with what is picked, or with nothing at all. */
  pick(anchor: string): boolean {
    const offered = this.offer?.moves ?? [];
    if (!offered.some((move) => move.anchors.includes(anchor)) || this.misses(anchor)) return false;
    const same = this.remaining.filter((move) => move.anchors.includes(anchor));
    if (this.picked.includes(anchor)) this.unpick(anchor, same);
    else this.narrow(anchor);
    return true;
  }

  /** Whether a place of the kind that is asked for was clicked, but not one that goes: a "why not?", no new choice. */
  private misses(anchor: string): boolean {
    const first = this.picked[0];
    if (first === undefined || this.picked.includes(anchor) || this.left([first, anchor], "").length) return false;
    const goes = this.left([first], "")
      .flatMap((move) => move.anchors)
      .filter((one) => one !== first);
    return goes.some((one) => kind(one) === kind(anchor));
  }

  private unpick(anchor: string, same: OfferedMove[]): void {
    if (same.length > 1 && this.cycle(same)) return;
    this.words = "";
    this.group = "";
    this.picked = this.picked.filter((one) => one !== anchor);
  }

  /** Clicking the same place again walks through moves that differ in nothing one could click. */
  private cycle(same: OfferedMove[]): boolean {
    const places = (move: OfferedMove) => move.anchors.filter((one) => !this.picked.includes(one)).length;
    if (!same.every((move) => places(move) === 0)) return false;
    const at = same.findIndex((move) => move.words === this.chosen?.words);
    this.words = same[at + 1]?.words ?? "";
    return this.words !== "";
  }

  private narrow(anchor: string): void {
    if (this.gather) this.amounts = {};
    this.words = "";
    let kept = [anchor];
    for (const one of [...this.picked].reverse()) {
      if (this.left([...kept, one], "").length) kept = [one, ...kept];
    }
    if (!this.left(kept, this.group).length) this.group = "";
    this.picked = kept;
    this.settle();
  }

  /** Where moves with the same places differ in number alone, the first is taken up at once; not of different deeds. */
  private settle(): void {
    const same = this.remaining.filter((move) => move.anchors.every((one) => this.picked.includes(one)));
    const alike = same.every((move) => verb(move) === (same[0] && verb(same[0])));
    if (alike && same.length > 1 && same.length === this.remaining.length) this.words = same[0]?.words ?? "";
  }

  /** A line of the list was chosen. */
  take(entry: Entry): void {
    const only = entry.moves.length === 1 ? entry.moves[0] : undefined;
    if (only) {
      if (only.words !== this.chosen?.words) this.amounts = {};
      this.words = only.words;
      return;
    }
    this.group = entry.key;
    this.words = "";
    const shared =
      entry.moves[0]?.anchors.filter((one) => entry.moves.every((move) => move.anchors.includes(one))) ?? [];
    this.picked = [...this.picked, ...shared.filter((one) => !this.picked.includes(one))];
  }

  /** Take up a move as if it had been clicked together (a hint); `answers`: it, and what is to follow on it. */
  show(words: string, answers: readonly string[] = [words]): void {
    this.clear();
    const moves = this.offer?.moves ?? [];
    const move = moves.find((one) => one.words === words) ?? moves.find((one) => gathers(one) && one.amounts(answers));
    if (!move) return;
    this.picked = move.anchors;
    this.words = move.words;
    if (gathers(move)) this.amounts = move.amounts(answers) ?? {};
  }

  /** What moves bring, as the table says. */
  tell(previews: Record<string, string>): void {
    this.told = { ...this.told, ...previews };
  }

  /** What a move costs or brings, as far as that is known. */
  preview(move: OfferedMove): string {
    return move.preview || (this.told[move.words] ?? "");
  }

  private aim(): OfferedMove | null {
    const here = this.pointed ? this.remaining.filter((move) => move.anchors.includes(this.pointed)) : [];
    return here.length === 1 && here[0] ? here[0] : this.chosen;
  }

  private consider(): OfferedMove[] {
    const listed = this.entries.flatMap((entry) => (entry.moves.length === 1 ? entry.moves : []));
    const near = this.narrowed ? this.remaining : [];
    return [...new Set([...(this.aimed ? [this.aimed] : []), ...listed, ...near])].slice(0, IN_REACH);
  }

  /** What a click on this element was meant together with. */
  meant(anchor: string): string[] {
    return this.picked.filter((one) => kind(one) !== kind(anchor));
  }

  private left(picked: string[], group: string): OfferedMove[] {
    const moves = this.offer?.moves ?? [];
    return moves.filter(
      (move) =>
        picked.every((one) => move.anchors.includes(one)) && (!group || stem(move) === group || verb(move) === group),
    );
  }

  private choose(): OfferedMove | null {
    if (this.words) return this.offer?.moves.find((move) => move.words === this.words) ?? null;
    const only = this.remaining.length === 1 ? this.remaining[0] : undefined;
    return only && (this.narrowed || this.offer?.moves.length === 1) ? only : null;
  }

  private shine(): ReadonlySet<string> {
    if (this.gather) return new Set(this.gather.kinds.map((kind) => kind.anchor));
    const from = this.words && !this.group && !this.picked.length ? (this.offer?.moves ?? []) : this.remaining;
    return new Set(from.flatMap((move) => move.anchors).filter((one) => !this.picked.includes(one)));
  }

  /** Few moves are all listed, whatever is picked; many are narrowed, and grouped by what they share. */
  private list(): Entry[] {
    return this.grouped().map((entry) => {
      const only = entry.moves.length === 1 ? entry.moves[0] : undefined;
      return only ? { ...entry, note: this.preview(only) } : entry;
    });
  }

  private grouped(): Entry[] {
    const offered = this.offer?.moves ?? [];
    if (offered.length <= MANY) return offered.map(single);
    const moves = this.remaining;
    if (moves.length <= MANY) return moves.map(single);
    const stems = grouped(moves, stem);
    const verbs = stems.length > MANY + 3 ? grouped(moves, verb) : [];
    if (verbs.length > 1) return verbs;
    return stems.length > 1 ? stems : moves.map(single);
  }
}

/** Whether several things are chosen together for a move. */
export function gathers(move: OfferedMove | null | undefined): move is Gather {
  return !!move && "kinds" in move;
}

/** Whether what is asked is still the same, in whatever language: others asked at the same time may have answered. */
function alike(one: Offer | null, other: Offer | null): boolean {
  if (!one || !other || one.question.decision !== other.question.decision || one.moves.length !== other.moves.length)
    return false;
  return one.moves.every((move, i) => move.words === other.moves[i]?.words);
}

function single(move: OfferedMove): Entry {
  return { key: move.words, label: move.label, note: move.preview, moves: [move] };
}

function kind(anchor: string): string {
  return anchor.split(":", 1)[0] ?? "";
}

function verb(move: OfferedMove): string {
  return move.words.split(" ", 1)[0] ?? "";
}

/** The words without the last: what moves that differ in one place have in common. */
function stem(move: OfferedMove): string {
  const words = move.words.split(" ");
  return words.length > 1 ? words.slice(0, -1).join(" ") : move.words;
}

function grouped(moves: OfferedMove[], by: (move: OfferedMove) => string): Entry[] {
  const found = new Map<string, OfferedMove[]>();
  for (const move of moves) found.set(by(move), [...(found.get(by(move)) ?? []), move]);
  return [...found].map(([key, together]) => {
    const only = together.length === 1 ? together[0] : undefined;
    return only
      ? single(only)
      : { key, label: common(together.map((move) => move.label)), note: String(together.length), moves: together };
  });
}

const OPENS = /^[“„]/;
const CLOSES = /[”“][.,]?$/; // German quotations close with the sign that opens English ones

/** A quotation is told apart as a whole: "Discard … for a good", not "Discard “Royal … for a good". */
function wholeQuotes(words: string[], head: number, tail: number): [number, number] {
  const [begin, end] = [words.slice(0, head), words.slice(words.length - tail)];
  const opens = begin.findLastIndex((word) => OPENS.test(word));
  const closes = end.findIndex((word) => CLOSES.test(word));
  const cutBegin = opens >= 0 && !begin.slice(opens).some((word) => CLOSES.test(word));
  const cutEnd = closes >= 0 && !end.slice(0, closes + 1).some((word) => OPENS.test(word));
  return [cutBegin ? opens : head, cutEnd ? tail - closes - 1 : tail];
}

const NEAR = "\u00a0"; // an ellipsis never begins a line

/** What labels share, with an ellipsis where they differ: "Lay a temple on …". */
export function common(labels: string[]): string {
  const all = labels.map((label) => label.split(" "));
  const first = all[0] ?? [];
  let head = 0;
  while (head < first.length && all.every((words) => words[head] === first[head])) head += 1;
  let tail = 0;
  const shortest = Math.min(...all.map((words) => words.length));
  while (tail < shortest - head && all.every((words) => words.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  [head, tail] = wholeQuotes(first, head, tail);
  const begin = first.slice(0, head).join(" ").replace(/[:,]$/, ""); // "Camel to: small market" as "Camel to …"
  const end = first.slice(first.length - tail);
  const colon = end.length && all.every((words) => words.at(-1 - tail)?.endsWith(":")) ? ":" : ""; // "On the bag for …: your 1"
  return [`${begin}${begin ? NEAR : ""}…${colon}`, ...end].join(" ");
}

/** Moves that differ in a number alone, where there are more of them than a list can show: bids. */
export function numbered(moves: OfferedMove[]): OfferedMove[] {
  const found = grouped(
    moves.filter((move) => move.anchors.length === 0 && /^[\w-]+ \d+$/.test(move.words)),
    verb,
  );
  return found.find((entry) => entry.moves.length > MANY)?.moves ?? [];
}

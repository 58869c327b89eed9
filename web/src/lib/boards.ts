// What a game's drawing is: one folder in src/boards, loaded when a table of that game is opened.
import type { Component } from "svelte";
import type { Joined } from "./line";
import type { Counted } from "./scores";
import type { Language, Voice } from "./text.svelte";
import type {
  ExpectedMove,
  Geometry,
  Line,
  Offer,
  OfferedMove,
  PlayerInfo,
  Proposal,
  Question,
  ReplayStep,
  TableInfo,
} from "./wire";

/** What is picked, what is chosen, what glows. */
export interface Selection {
  /** Anchors that can be picked now. */
  glow: ReadonlySet<string>;
  /** Anchors picked so far. */
  picked: readonly string[];
  /** The move that would be played: draw it as a ghost. */
  chosen: OfferedMove | null;
  /** How many are chosen together of each anchor; null where nothing is. */
  amounts?: Readonly<Record<string, number>> | null;
}

export interface LastMove {
  /** Log entry after which the view stands. */
  number: number;
  /** Seats whose decision was open before; the first is taken for the mover. */
  mover: number;
  /** The view before it, for showing what has changed. */
  before: unknown;
  /** What the log told of it. */
  lines: Line[];
}

export interface BoardProps<V = unknown, G extends Geometry = Geometry> {
  view: V;
  geometry: G;
  offer: Offer | null;
  selection: Selection;
  /** My seat; -2 for a spectator. */
  seat: number;
  players: PlayerInfo[];
  questions: Question[];
  voice: Voice;
  language: Language;
  lastMove: LastMove | null;
  /** A board element was clicked or chosen by keyboard. The page narrows the choice, or asks why not. */
  onPick: (anchor: string) => void;
  /** Asks why an element cannot be used, whatever is offered. */
  onWhy: (anchor: string) => void;
  /** Plays an offered move at once, for a panel whose buttons say all of it. */
  onPlay: (words: string) => void;
  /** Plays several offered moves one after the other: an offer, a payment. */
  onRun: (words: string[]) => void;
  /** One more or less of what is chosen together, by its anchor. */
  onGive?: (anchor: string, by: number) => void;
  /** What players have said unasked, and to whom I may say something. */
  proposals?: Proposal[];
  proposing?: number[];
  /** Says unasked what I would agree to in the turn of a player; without words takes it back. */
  onPropose?: (to: number, words: string[]) => void;
  /** I do not take what a player has proposed. */
  onDecline?: (seat: number) => void;
  /** What has been told so far, and how the table stood after an entry: for who comes into the midst of something. */
  recall?: () => Recalled;
}

export interface Recalled {
  lines: readonly Line[];
  past: (number: number) => Promise<ReplayStep>;
}

export interface FactsProps<V = unknown> {
  view: V;
  /** The player the facts are about. */
  player: number;
  /** My seat. */
  seat: number;
  voice: Voice;
  info: TableInfo | null;
}

/** Something a player has so many of: what is more of it after a move flies to its owner. */
export interface Stock {
  piece: string;
  style?: string;
  count: number;
  /** The data-home it flies to where it is mine; else my hand, or the row of its owner. */
  home?: string;
}

/** Several moves that are chosen and confirmed as one, a whole march: `run` are the words of each. */
export interface Chain extends OfferedMove {
  run: string[];
}

/** Several things that are chosen together and confirmed as one: the tiles of a swap. */
export interface Gather extends OfferedMove {
  /** `least`: so many of it must be among them. */
  kinds: { anchor: string; label: string; piece: string; least?: number; most: number }[];
  /** So many in all, no fewer and no more; else any number from one on. */
  wanted?: number;
  /** What the button says of so many. */
  called: (count: number) => string;
  /** The answers it stands for, from how many are chosen of each by their anchors ... */
  answers: (amounts: Readonly<Record<string, number>>) => string[];
  /** ... and how many the answers of a plan stand for; null where they are not of this kind. */
  amounts: (answers: readonly string[]) => Record<string, number> | null;
}

/** Something that lies before a player: what it is called, what it does, how many there are. */
export interface Thing {
  piece: string;
  style?: string;
  name: string;
  text?: string;
  count?: number | string;
}
export interface Owned {
  title: string;
  things: Thing[];
}
/** What is asked for when all that is public about a player is shown. `rule` gives the sentence of a rule by its id. */
export interface OwnsArgs<V = unknown, G = Geometry> {
  view: V;
  geometry: G;
  player: number;
  voice: Voice;
  rule: (id: string) => string;
}

/** What a board can show once more from the log: a battle with everything that was told of it. */
export interface Scenes {
  /** Whether a sentence begins one; it gets a button. */
  begins: (line: Line) => boolean;
  /** Whether it is part of one. */
  belongs: (line: Line) => boolean;
  /** Shows the one that the sentence at a place of the log belongs to; false where that cannot be told any more. */
  show: (lines: readonly Line[], at: number, past: (number: number) => Promise<ReplayStep>) => Promise<boolean>;
}

export interface BoardKit {
  /** wide: panels on the right, hand below; square: panels left and right of the board. */
  layout: "wide" | "square";
  Board: Component<BoardProps<any, any>>;
  /** My hand and supply: the tray below a wide board, the left column beside a square one. */
  Hand?: Component<BoardProps<any, any>>;
  /** The second line of a player's row. */
  Facts?: Component<FactsProps<any>>;
  /** What a player has, as far as this reader may know: points first, then goods. */
  stocks?: (view: any, player: number) => Stock[];
  /** The two or three numbers a narrow screen shows of a player; else the first of `stocks`. */
  brief?: (view: any, player: number) => Stock[];
  /** All that is public about a player, in groups. */
  owns?: (args: OwnsArgs<any, any>) => Owned[];
  /** The offer as this board wants it chosen from, with chains of moves that are made in one go. */
  widen?: (offer: Offer, view: any, geometry: any, voice: Voice) => Offer;
  /** The offer with what is chosen together as one move. */
  gather?: (offer: Offer, view: any, seat: number, voice: Voice) => Offer;
  /** A bot's plan with several answers told as one. */
  plan?: (line: ExpectedMove[], voice: Voice) => ExpectedMove[];
  /** Where a board element lies, for a line of the list: "forest 11, hills 4". */
  whereabouts?: (anchor: string, view: any, geometry: any, voice: Voice) => string;
  /** Who has built at a board element, for a line of the list; empty where its place is said. */
  settlers?: (anchor: string, view: any, geometry: any) => number[];
  /** What an element is called instead of by its word, where that is a mere number: "forest 11". */
  called?: (anchor: string, view: any, geometry: any, voice: Voice) => string;
  /** How many of what a word names I have, where several are given at once; null where it is not known. */
  held?: (view: any, seat: number, word: string) => number | null;
  /** The dice a sentence of the log speaks of. */
  dice?: (line: Line) => number | null;
  /** The sentences that say how a match was decided, by their messages. */
  decided?: RegExp;
  /** The sentences of the final scoring, by their messages. */
  final?: RegExp;
  /** What such a sentence counts, by the name of its row in the table of scores; else its points under its message. */
  counted?: Counted;
  /** Rows that are compared instead of added up. */
  apart?: boolean;
  /** What can be seen again by clicking a sentence of the log. */
  scenes?: Scenes;
  /** Sentences that are read as one. */
  joined?: Joined;
  /** Draws what such sentences speak of, below what they say together. */
  Parts?: Component<{ lines: Line[]; voice: Voice }>;
  /** The symbol a player is known by. */
  mark: (seat: number) => string;
  /** The symbol beside a sentence of the log, from its message and arguments; null for a mere dot. */
  lineIcon?: (line: Line) => string | null;
}

const kits = import.meta.glob<{ default: BoardKit }>("../boards/*/index.ts");

export async function kitOf(game: string): Promise<BoardKit> {
  const load = kits[`../boards/${game}/index.ts`] ?? kits["../boards/general/index.ts"];
  if (!load) throw new Error("no general table");
  return (await load()).default;
}

export function drawn(game: string): boolean {
  return `../boards/${game}/index.ts` in kits;
}

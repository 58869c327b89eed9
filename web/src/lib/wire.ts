// Made from src/serai/server/wire.py by `python -m tools.typescript`. Do not edit.

/** A position of a finished match, looked at again: who was asked, the best moves first, and what was played. */
export interface Analysis {
  number: number;
  seat: number;
  prompt: string;
  rule: string;
  played: string;
  choices: WeighedMove[];
}

/**
 * An argument of a note as data: the seat of a `player`, a `number`, else a word of the vocabulary `kind`.
 *
 * `anchor` is the board element the word stands for, where it stands for one.
 */
export interface Argument {
  kind: string;
  value: string | number;
  anchor: string;
}

/** What would a bot play here? */
export interface AskHint {
  type: "hint";
  ref?: number;
}

/** A time bank that every move of one's own fills up by the increment. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "drop";
  bot?: string;
}

/** What is left out stays as it is. An empty e-mail or webhook switches those reminders off. */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
  email?: string | null;
  webhook?: string | null;
}

export interface Chat {
  type: "chat";
  text: string;
  ref?: number;
}

/** `rules` are the ids of the game's rules that the text names, for links. */
export interface ChatLine {
  id: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  rules: string[];
}

export interface ChatPage {
  chat: ChatLine[];
  before: boolean;
}

export interface ChatSaid {
  type: "chat";
  line: ChatLine;
}

export type ClientMessage =
  | Play
  | Confirm
  | Undo
  | Rewind
  | Vote
  | Why
  | AskHint
  | Chat
  | SwitchLanguage
  | Order
  | Withdraw
  | Takeover
  | Return
  | Ping;

export type Clock = BankClock | DaysClock;

/** `left` seconds at the moment of the message; counts down while `running`. */
export interface ClockFace {
  left: number;
  running: boolean;
}

export interface Confirm {
  type: "confirm";
  number: number;
  ref?: number;
}

/** `visibility`: private, the seats alone; link, also who has the spectator link; public, everyone, and listed. */
export interface CreateTable {
  game: string;
  seats: (SeatMe | SeatLink | SeatOpen | SeatBot)[];
  options?: Record<string, string>;
  clock?: BankClock | DaysClock | null;
  language?: string;
  visibility?: "link" | "private" | "public";
  title?: string;
  shuffle?: boolean;
  confirm?: boolean;
  pack?: string | null;
  name?: string | null;
}

/** For making an account of a guest and for logging in. Never logged. */
export interface Credentials {
  name: string;
  password: string;
}

/** So much time for every move. */
export interface DaysClock {
  kind: "days";
  days: number;
  at_zero?: "bot" | "drop";
  bot?: string;
}

/** Opens the same seats on another device, once, within a day. */
export interface DeviceLink {
  url: string;
  token: string;
  until: number;
}

/** It is written down: committed, and lost by nothing. The new table state follows by itself. */
export interface Done {
  type: "done";
  ref: number;
  number: number;
}

/** A move of the line a bot expects: whose, its words and label, and the rule of the question it answers. */
export interface ExpectedMove {
  seat: number;
  words: string;
  label: string;
  rule: string;
}

/** The dice. `seed` and `verified` (how many draws were re-derived) are told after the end. */
export interface Fairness {
  commitment: string;
  seed: string;
  verified: number | null;
}

/** A game as the list of games shows it, in the reader's language. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: number[];
  minutes: number;
  rules_version: number;
  options: OptionInfo[];
  provenance: Record<string, number>;
  reconstructed: string[];
}

export interface GameList {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** The board as drawn: its extent and its places. What else a game's drawing needs, its own subclass names. */
export interface Geometry {
  width: number;
  height: number;
  places: Place[];
}

export interface Health {
  version: string;
  compiled: boolean;
  tables: number;
  sockets: number;
}

/**
 * What a bot would play. `line` begins with `move` and goes on with what it expects then.
 *
 * `value`: how the match then looks for the seat, between 0 (lost) and 1 (won); `gain`: how much better than after
 * the average of the moves it tried. All of it is worked out from what the seat knows.
 */
export interface HintFor {
  type: "hint";
  ref: number;
  number: number;
  move: OfferedMove;
  value: number;
  gain: number;
  line: ExpectedMove[];
}

/** A sentence of the log: after which entry, what it tells as data, and what it says to one reader. */
export interface Line {
  number: number;
  message: string;
  arguments: Record<string, Argument>;
  text: string;
}

export interface Lines {
  lines: Line[];
  before: boolean;
}

/** `seats` holds a link for each seat nobody has taken yet, else null. Known to the host alone. */
export interface Links {
  table: string;
  url: string;
  seats: (string | null)[];
  spectate: string | null;
}

/** Who this session is. A guest has no account name yet; `user` is 0 before anything was done. */
export interface Me {
  user: number;
  name: string;
  account: boolean;
  language: string;
  email: string;
  webhook: string;
}

/** A question to one seat with all its answers, and what comes after it. */
export interface Offer {
  question: Question;
  moves: OfferedMove[];
  after: string[];
}

/** One move: its words, what to call it, the board elements it belongs to, what it costs or brings. */
export interface OfferedMove {
  words: string;
  label: string;
  anchors: string[];
  preview: string;
}

/** A choice made when a table is created; the first value is the default. */
export interface OptionInfo {
  name: string;
  text: string;
  values: OptionValue[];
}

export interface OptionValue {
  value: string;
  text: string;
}

/** Give a standing order (see StandingOrder). */
export interface Order {
  type: "order";
  decision?: string;
  words?: string;
  times?: number | null;
  ref?: number;
}

export interface Ping {
  type: "ping";
  ref?: number;
}

/** A board element that moves are anchored to. Places off the board have no position. */
export interface Place {
  id: string;
  kind: string;
  x: number | null;
  y: number | null;
}

/** A move in words. `number` is the one of the table state it answers; `ref` comes back with the answer. */
export interface Play {
  type: "play";
  number: number;
  words: string;
  ref?: number;
}

export interface PlayerInfo {
  seat: number;
  name: string;
  taken: boolean;
  bot: string;
  takeover: boolean;
  dropped: boolean;
  connected: boolean;
  clock: ClockFace | null;
}

export interface Pong {
  type: "pong";
  ref: number;
  now: number;
}

/** Who is there, and the clocks; nothing else has changed. */
export interface Presence {
  type: "presence";
  players: PlayerInfo[];
  now: number;
}

/** Every refusal: a short name, a sentence in the reader's language and the rule that is the reason, if one is. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}

/** What all may know of an open decision. */
export interface Question {
  seat: number;
  decision: string;
  prompt: string;
  rule: string;
}

export interface Reason {
  words: string;
  sentence: string;
  rule: string;
}

/** It was not done. With code `stale` the table had moved on; the present state follows. */
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  sentence: string;
  rule: string;
}

/** Whether I am reminded of this table when it is my turn. */
export interface Reminders {
  on: boolean;
}

/**
 * A match for the slider: `movers[i]` made entry i + 1 (-1: the dice). `last` is the last entry the reader may see.
 * `curve`, for a finished match: each seat's points after each entry, from entry 0;
 * `estimate`: how good each seat's position looked to the bots, between 0 and 1 (empty if the game cannot say).
 */
export interface Replay {
  table: string;
  game: string;
  players: string[];
  bots: string[];
  last: number;
  over: boolean;
  movers: number[];
  curve: number[][];
  estimate: number[][];
  info: TableInfo;
  geometry: Geometry;
  result: Result | null;
  fairness: Fairness;
}

/** How things stood after entry `number`, and the sentences of that entry. */
export interface ReplayStep {
  number: number;
  mover: number;
  view: unknown;
  questions: Question[];
  lines: Line[];
}

/** `standing` is what people count, points first; `places` count from 1, ties share one. */
export interface Result {
  standing: number[][];
  places: number[];
  winners: number[];
}

/** Take my seat back from the bot. */
export interface Return {
  type: "return";
  ref?: number;
}

/** Ask the table to go back to how it stood after entry `to`. */
export interface Rewind {
  type: "rewind";
  to: number;
  ref?: number;
}

/** Somebody asks to go back to how things stood after entry `to`; all must agree. */
export interface RewindRequest {
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}

/** One rule; `page` is the rulebook's page, 0 where none is known, `chapter` the heading it stands under. */
export interface Rule {
  id: string;
  chapter: string;
  en: string;
  de: string;
  page: number;
  ruling: Ruling | null;
}

/** The rule register of a game. */
export interface RuleBook {
  game: string;
  language: string;
  rules: Rule[];
}

/** How a silence or a contradiction of the rulebook is read, and why. */
export interface Ruling {
  en: string;
  de: string;
  why: string;
}

export interface SeatBot {
  kind: "bot";
  spec: string;
}

/** Whoever has the link sits here. `name` is shown until somebody does. */
export interface SeatLink {
  kind: "link";
  name?: string | null;
}

/** The creator sits here. */
export interface SeatMe {
  kind: "me";
}

/** Anyone may sit here from the list of open tables (or by link). */
export interface SeatOpen {
  kind: "open";
}

export type SeatWish = SeatMe | SeatLink | SeatOpen | SeatBot;

export interface Seated {
  table: string;
  seat: number;
}

export type ServerMessage = TableState | Done | Refused | WhyNot | HintFor | ChatSaid | Presence | Pong;

/** By a link's token, or without one on an open seat (the first free one, or `seat`). */
export interface SitDown {
  token?: string | null;
  seat?: number | null;
  name?: string | null;
}

/**
 * Answers for me. `decision` is a question's name, or empty for any; `words` the answer, or empty for
 * whatever is forced (the only move offered); `times` how often still, null until withdrawn.
 */
export interface StandingOrder {
  id: number;
  decision: string;
  words: string;
  times: number | null;
}

export interface SwitchLanguage {
  type: "language";
  language: string;
  ref?: number;
}

/** What does not change while a table is played. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  language: string;
  visibility: "link" | "private" | "public";
  clock: BankClock | DaysClock | null;
  confirm: boolean;
  host: boolean;
  rules_version: number;
  data_digest: string;
  own_pack: boolean;
  created: number;
}

export interface TableList {
  tables: TableSummary[];
}

/** The table, the talk at it, and the board it is played on. */
export interface TableSnapshot {
  info: TableInfo;
  now: TableState;
  chat: ChatLine[];
  geometry: Geometry;
}

/**
 * All of a table as one seat sees it. Sent on opening and after everything that changes it.
 *
 * `number` counts the log entries this seat may know of; it goes back to the server with every action.
 * `lines`: the sentences after those already sent; with `lines_reset` they replace everything sent before
 * (and older ones, if `lines_before` is true, are at /api/tables/{id}/lines).
 */
export interface TableState {
  type: "table";
  number: number;
  seat: number;
  language: string;
  players: PlayerInfo[];
  view: unknown;
  questions: Question[];
  offer: Offer | null;
  held: boolean;
  can_undo: boolean;
  waiting_for: number[];
  lines: Line[];
  lines_reset: boolean;
  lines_before: boolean;
  rewind: RewindRequest | null;
  orders: StandingOrder[];
  state: "gathering" | "over" | "running" | "stopped";
  stopped: string;
  result: Result | null;
  fairness: Fairness;
  now: number;
}

/** A line in a list of tables. */
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  players: string[];
  bots: string[];
  free: number[];
  waiting_for: number[];
  my_seat: number | null;
  my_turn: boolean;
  host: boolean;
  state: "gathering" | "over" | "running" | "stopped";
  created: number;
  moved: number;
  deadline: number | null;
  winners: number[];
}

/** Let a bot play for my seat. */
export interface Takeover {
  type: "takeover";
  spec?: string;
  ref?: number;
}

/** Everything a game says, as Fluent source: the engine's messages and the game's. */
export interface Texts {
  language: string;
  source: string;
}

export interface Undo {
  type: "undo";
  number: number;
  ref?: number;
}

export interface UseDeviceLink {
  token: string;
}

/** On the rewind that is asked for. The one who asked withdraws it with false. */
export interface Vote {
  type: "vote";
  agree: boolean;
  ref?: number;
}

/** A move as the bots see it: how the match looks after it for who plays it (0 to 1), and how often it was tried. */
export interface WeighedMove {
  words: string;
  label: string;
  value: number;
  visits: number;
}

/** Why can I not play this? By words, or by a board element that was clicked after those picked before. */
export interface Why {
  type: "why";
  words?: string;
  anchor?: string;
  picked?: string[];
  ref?: number;
}

/** One reason per kind of move that was meant; none if it can be played. */
export interface WhyNot {
  type: "why";
  ref: number;
  reasons: Reason[];
}

/** Take a standing order back. */
export interface Withdraw {
  type: "withdraw";
  id: number;
  ref?: number;
}

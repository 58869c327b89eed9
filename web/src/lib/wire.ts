// Made from src/serai/server/wire/ by `python -m tools.typescript`. Do not edit.

/** A position of a finished match, looked at again: who was asked, the best moves first, and what was played. */
export interface Analysis {
  number: number;
  seat: number;
  prompt: string;
  rule: string;
  played: string;
  choices: WeighedMove[];
  line: ExpectedMove[];
}

/** Whether I have put this match away. */
export interface Archived {
  on: boolean;
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

/** What follows if I play this? Without words: on whichever of my few moves. */
export interface AskFollows {
  type: "follows";
  words?: string;
  ref?: number;
}

/** What do these moves bring? For offers that are `foretold`: their previews are not sent along. */
export interface AskForetold {
  type: "foretold";
  words: string[];
  ref?: number;
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

/** Every other session ends. Never logged. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Spectators talk among themselves; who sits at the table, or has opened it, to all. */
export interface Chat {
  type: "chat";
  text: string;
  ref?: number;
}

/**
 * `rules` are the ids of the game's rules that the text names, for links. Where `event` is set nobody has said
 * it: it happened, after entry `number` as spectators count.
 */
export interface ChatLine {
  id: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  rules: string[];
  room: Room;
  event: string;
  number: number;
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
  | Renew
  | Why
  | AskFollows
  | AskForetold
  | AskHint
  | Chat
  | SwitchLanguage
  | Order
  | Withdraw
  | Propose
  | Decline
  | Takeover
  | Return
  | Concede
  | Ping;

export type Clock = BankClock | DaysClock;

/** `left` seconds at the moment of the message; counts down while `running`. */
export interface ClockFace {
  left: number;
  running: boolean;
}

/** Give the match up, or take that back. It ends when all people have, or all but one where no bot plays. */
export interface Concede {
  type: "concede";
  agree: boolean;
  ref?: number;
}

/** Who has given the match up, and who would still have to for it to end. */
export interface Concession {
  agreed: number[];
  missing: number[];
}

export interface Confirm {
  type: "confirm";
  number: number;
  ref?: number;
}

export interface ConfirmEmail {
  token: string;
}

export interface Confirmed {
  email: string;
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
  by_host?: boolean;
  help?: Help | null;
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

/** I do not take what this seat has proposed to me. */
export interface Decline {
  type: "decline";
  seat: number;
  ref?: number;
}

/** An account gives its password; a guest has none. */
export interface DeleteMe {
  password: string;
}

/** A table that is no more. */
export interface Deleted {
  table: string;
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

/**
 * A move of the line a bot expects: whose, its words and label, and the rule of the question it answers.
 *
 * `anew`: with it the seat's next turn begins.
 */
export interface ExpectedMove {
  seat: number;
  words: string;
  label: string;
  rule: string;
  anew: boolean;
}

/** The dice. `seed` and `verified` (how many draws were re-derived) are told after the end. */
export interface Fairness {
  commitment: string;
  seed: string;
  verified: number | null;
}

/** Who is asked what after a move, as far as its player can know; empty where it cannot be told. */
export interface Follows {
  type: "follows";
  ref: number;
  words: string;
  text: string;
}

/** By words: what offered moves would bring, empty for nothing; what is not offered is left out. */
export interface Foretold {
  type: "foretold";
  ref: number;
  previews: Record<string, string>;
}

/** A letter with a link is sent to this address, if an account has it. */
export interface Forgotten {
  email: string;
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
}

export interface GameList {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** My finished matches of a game. `rating` is told after ten matches between people with accounts. */
export interface GameStatistics {
  game: string;
  title: string;
  matches: number;
  wins: number;
  best: number | null;
  mean: number | null;
  by_players: Share[];
  by_bots: Share[];
  played: PlayedMatch[];
  rated: number;
  rating: number | null;
}

/** The board as drawn: its extent and its places. What else a game's drawing needs, its own subclass names. */
export interface Geometry {
  width: number;
  height: number;
  places: Place[];
}

/** A step of a lesson. `accept`: words of the moves that fit, empty where any does; `done`: the chapter is over. */
export interface Guide {
  lesson: string;
  title: string;
  chapter: string;
  step: number;
  steps: number;
  task: string;
  reason: string;
  rule: string;
  accept: string[];
  other: string;
  done: boolean;
}

/** How a server is. `parts` says of each "ok", or what is wrong; the status is 503 where something is. */
export interface Health {
  version: string;
  compiled: boolean;
  tables: number;
  sockets: number;
  waiting: number;
  parts: Record<string, string>;
}

export type Help = "off" | "hints" | "reasons";

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

/** What somebody with a link for a seat reads before sitting down. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  host: string;
  seats: InvitedSeat[];
  options: Record<string, string>;
  clock: BankClock | DaysClock | null;
  help: Help;
  my_seat: number | null;
}

/** A seat as an invitation shows it. `free`: this invitation opens it. */
export interface InvitedSeat {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
}

/** A guided match that a game has. `table`: mine that is not finished. */
export interface LessonInfo {
  lesson: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  table: string;
  step: number;
}

export interface LessonList {
  lessons: LessonInfo[];
}

/** The same answer whether the address is known or not. The link in the letter can be used for so long. */
export interface LetterSent {
  minutes: number;
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

/**
 * `seats` holds a link for each seat nobody has taken yet, else null; `invite` is good for all of these.
 * Known to the host alone.
 */
export interface Links {
  table: string;
  url: string;
  seats: (string | null)[];
  spectate: string | null;
  invite: string | null;
}

/** Who this session is. A guest has no account name yet; `user` is 0 before anything was done. */
export interface Me {
  user: number;
  name: string;
  account: boolean;
  language: string;
  email: string;
  webhook: string;
  email_wanted: string;
  webhook_off: boolean;
  login: string;
  mail: boolean;
}

/** A move that changed how the match looked for its player: entry `number` + 1, from `before` to `after`. */
export interface Moment {
  number: number;
  before: number;
  after: number;
  prompt: string;
  rule: string;
  played: string;
  best: string;
  agrees: boolean;
  value: number;
  played_value: number | null;
  others: number;
  line: ExpectedMove[];
}

export interface NoPushTo {
  endpoint: string;
}

/**
 * A question to one seat with all its answers, and what follows whichever is given, where that is certain.
 *
 * A quick one does not try any move: it says nothing of what follows, and that it leaves out what moves bring where
 * that is found out by trying them (`foretold`); `foretell` and `follows` tell it of single moves.
 * `together`: what answers may be given as one, where games say so.
 */
export interface Offer {
  question: Question;
  moves: OfferedMove[];
  after: string[];
  foretold: boolean;
  together: Together | null;
}

/** One move: its words, what to call it, the board elements it belongs to, what it costs or brings. */
export interface OfferedMove {
  words: string;
  label: string;
  anchors: string[];
  preview: string;
}

/**
 * A choice made when a table is created; the first value is the default. It is asked at these numbers of players
 * alone, and beside one of these values of other options; at all and always where none are named.
 */
export interface OptionInfo {
  name: string;
  text: string;
  values: OptionValue[];
  players: number[];
  needs: [string, string][];
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

/** A finished match on the curve. */
export interface PlayedMatch {
  table: string;
  at: number;
  players: number;
  place: number | null;
  points: number | null;
  won: boolean;
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
  ready: boolean;
}

export interface Pong {
  type: "pong";
  ref: number;
  now: number;
}

/** How many of a kind, named by its word, may be given or taken together with others. */
export interface Portion {
  kind: string;
  least: number;
  most: number;
}

/** Who is there, and the clocks; nothing else has changed. */
export interface Presence {
  type: "presence";
  players: PlayerInfo[];
  now: number;
  watchers: string[];
}

/** Every refusal: a short name, a sentence in the reader's language and the rule that is the reason, if one is. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}

/** A standing proposal as everyone at the table hears it. `take`: the moves with which player `to` takes it. */
export interface Proposal {
  seat: number;
  to: number;
  words: string[];
  take: string[];
  declined: boolean;
}

/** Say unasked what I would agree to in the turn of player `to`, in words of moves; without any, take it back. */
export interface Propose {
  type: "propose";
  to?: number;
  words?: string[];
  ref?: number;
}

/** What a browser needs to let this server send it notices (VAPID), and how many browsers of mine it may. */
export interface PushKey {
  key: string;
  browsers: number;
}

/** A browser's own address for notices, with its keys. */
export interface PushTo {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What all may know of an open decision. `left`: so many answers of its kind are asked one after the other. */
export interface Question {
  seat: number;
  decision: string;
  prompt: string;
  rule: string;
  left: number;
}

/** Whether I am ready for the match to begin. */
export interface Ready {
  on: boolean;
}

export interface Reason {
  words: string;
  sentence: string;
  rule: string;
}

/** The fields of a game's data that are our reconstruction: there may be thousands. */
export interface Reconstructed {
  fields: string[];
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

/** Go on under the new rules from the position both versions agree on, or let the match rest, open to all. */
export interface Renew {
  type: "renew";
  agree: boolean;
  ref?: number;
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

/** A finished match through one seat's eyes: how it looked after each entry, and what changed it most. */
export interface Report {
  table: string;
  seat: number;
  curve: number[];
  moments: Moment[];
}

/** By the link in the letter. Never logged. */
export interface ResetPassword {
  token: string;
  password: string;
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

/** Somebody asks to go back to how things stood after entry `to`; all must agree. A vote names its `id`. */
export interface RewindRequest {
  id: string;
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}

export type Room = "table" | "watch";

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

/**
 * The rules of the game have changed, and this match with them from entry `to` + 1 on; `last` entries were played.
 *
 * While the table is paused, all must agree to go on from `to`; if one lets it rest, it rests.
 */
export interface RulesChanged {
  before: number;
  now: number;
  release: string;
  changes: string[];
  to: number;
  last: number;
  agreed: number[];
  missing: number[];
  against: number | null;
}

/** How a silence or a contradiction of the rulebook is read, and why. */
export interface Ruling {
  en: string;
  de: string;
  why: string;
}

/** The host gives a free seat to a bot. */
export interface SeatABot {
  spec: string;
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

export type ServerMessage =
  TableState | Done | Refused | WhyNot | Follows | Foretold | HintFor | ChatSaid | Presence | Pong;

/** Of so many matches with this number of players, or against this bot, so many were won. */
export interface Share {
  key: string;
  matches: number;
  wins: number;
}

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

/** What a seat would agree to in the turn of player `to`, in the words of moves, until that turn is over. */
export interface StandingProposal {
  to: number;
  words: string[];
  begun: boolean;
  declined: boolean;
}

export interface Statistics {
  games: GameStatistics[];
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
  help: Help;
  by_host: boolean;
  lesson: string;
  reminders: boolean;
}

export interface TableList {
  tables: TableSummary[];
}

export type TablePhase = "gathering" | "running" | "paused" | "resting" | "over" | "stopped";

/** The table, the talk at it, and the board it is played on. */
export interface TableSnapshot {
  info: TableInfo;
  now: TableState;
  chat: ChatLine[];
  geometry: Geometry;
  watchers: string[];
}

/**
 * All of a table as one seat sees it. Sent on opening and after everything that changes it.
 *
 * `number` counts the log entries this seat may know of; it goes back to the server with every action.
 * While `state` is gathering nothing is dealt: the view is that of an empty board, and nobody is asked.
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
  proposals: Proposal[];
  proposing: number[];
  state: TablePhase;
  stopped: string;
  rules_change: RulesChanged | null;
  result: Result | null;
  fairness: Fairness;
  now: number;
  concession: Concession | null;
  again: string;
  guide: Guide | null;
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
  state: TablePhase;
  created: number;
  moved: number;
  deadline: number | null;
  winners: number[];
  can_delete: boolean;
  archived: boolean;
  lesson: string;
  points: number | null;
  place: number | null;
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

/**
 * Questions of one kind, asked one after the other, that can be answered as one: how many in total, and of which
 * kinds.
 */
export interface Together {
  wanted: number;
  portions: Portion[];
}

export interface Undo {
  type: "undo";
  number: number;
  ref?: number;
}

export interface UseDeviceLink {
  token: string;
}

/** On the rewind that is asked for, by its id. The one who asked withdraws it with false. */
export interface Vote {
  type: "vote";
  request: string;
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

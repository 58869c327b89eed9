// Made from src/serai/server/wire.py by `python -m serai.server.typescript`. Do not edit.

export interface Analysis {
  number: number;
  seat: number;
  prompt: string;
  rule: string;
  played: string;
  choices: WeighedMove[];
}
export interface Argument {
  kind: string;
  value: string | number;
  anchor: string;
}
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "drop";
  bot?: string;
}
export interface ChangeMe {
  name?: string | null;
  language?: "de" | "en" | null;
  email?: string | null;
  webhook?: string | null;
}
export interface Chat {
  type: "chat";
  text: string;
  ref?: number;
}
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
export interface ClockFace {
  left: number;
  running: boolean;
}
export interface Confirm {
  type: "confirm";
  number: number;
  ref?: number;
}
export interface CreateTable {
  game: string;
  seats: (SeatMe | SeatLink | SeatOpen | SeatBot)[];
  options?: Record<string, string>;
  clock?: BankClock | DaysClock | null;
  language?: "de" | "en";
  visibility?: "link" | "private" | "public";
  title?: string;
  shuffle?: boolean;
  confirm?: boolean;
  pack?: string | null;
  name?: string | null;
}
export interface Credentials {
  name: string;
  password: string;
}
export interface DaysClock {
  kind: "days";
  days: number;
  at_zero?: "bot" | "drop";
  bot?: string;
}
export interface DeviceLink {
  url: string;
  token: string;
  until: number;
}
export interface Done {
  type: "done";
  ref: number;
  number: number;
}
export interface ExpectedMove {
  seat: number;
  words: string;
  label: string;
  rule: string;
}
export interface Fairness {
  commitment: string;
  seed: string;
  verified: number | null;
}
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
export interface Geometry {
  width: number;
  height: number;
  places: Place[];
  extra: Record<string, unknown>;
}
export interface HandOver {
  spec?: string;
}
export interface Health {
  version: string;
  compiled: boolean;
  tables: number;
  sockets: number;
}
export interface Hint {
  type: "hint";
  ref?: number;
}
export interface HintFor {
  type: "hint";
  ref: number;
  number: number;
  move: OfferedMove;
  value: number;
  gain: number;
  line: ExpectedMove[];
}
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
export interface Links {
  table: string;
  url: string;
  seats: (string | null)[];
  spectate: string | null;
}
export interface Me {
  user: number;
  name: string;
  account: boolean;
  language: "de" | "en";
  email: string;
  webhook: string;
}
export interface Offer {
  question: Question;
  moves: OfferedMove[];
  after: string[];
}
export interface OfferedMove {
  words: string;
  label: string;
  anchors: string[];
  preview: string;
}
export interface OptionInfo {
  name: string;
  text: string;
  values: OptionValue[];
}
export interface OptionValue {
  value: string;
  text: string;
}
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
export interface Place {
  id: string;
  kind: string;
  x: number | null;
  y: number | null;
}
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
export interface Presence {
  type: "presence";
  players: PlayerInfo[];
  now: number;
}
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}
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
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  sentence: string;
  rule: string;
}
export interface Reminders {
  on: boolean;
}
export interface Replay {
  table: string;
  game: string;
  players: string[];
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
export interface ReplayStep {
  number: number;
  mover: number;
  view: unknown;
  questions: Question[];
  lines: Line[];
}
export interface Result {
  standing: number[][];
  places: number[];
  winners: number[];
}
export interface Return {
  type: "return";
  ref?: number;
}
export interface Rewind {
  type: "rewind";
  to: number;
  ref?: number;
}
export interface RewindRequest {
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}
export interface Rule {
  id: string;
  page: number;
  chapter: string;
  en: string;
  de: string;
  ruling: Ruling | null;
}
export interface RuleBook {
  game: string;
  language: "de" | "en";
  rules: Rule[];
}
export interface Ruling {
  en: string;
  de: string;
  why: string;
}
export interface SeatBot {
  kind: "bot";
  spec: string;
}
export interface SeatLink {
  kind: "link";
  name?: string | null;
}
export interface SeatMe {
  kind: "me";
}
export interface SeatOpen {
  kind: "open";
}
export interface Seated {
  table: string;
  seat: number;
}
export interface SitDown {
  token?: string | null;
  seat?: number | null;
  name?: string | null;
}
export interface StandingOrder {
  id: number;
  decision: string;
  words: string;
  times: number | null;
}
export interface SwitchLanguage {
  type: "language";
  language: "de" | "en";
  ref?: number;
}
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  language: "de" | "en";
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
export interface TableSnapshot {
  info: TableInfo;
  now: TableState;
  chat: ChatLine[];
  geometry: Geometry;
}
export interface TableState {
  type: "table";
  number: number;
  seat: number;
  language: "de" | "en";
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
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  players: string[];
  bots: boolean[];
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
export interface Takeover {
  type: "takeover";
  spec?: string;
  ref?: number;
}
export interface Texts {
  language: "de" | "en";
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
export interface Vote {
  type: "vote";
  agree: boolean;
  ref?: number;
}
export interface WeighedMove {
  words: string;
  label: string;
  value: number;
  visits: number;
}
export interface Why {
  type: "why";
  words?: string;
  anchor?: string;
  picked?: string[];
  ref?: number;
}
export interface WhyNot {
  type: "why";
  ref: number;
  reasons: Reason[];
}
export interface Withdraw {
  type: "withdraw";
  id: number;
  ref?: number;
}
export type SeatWish = SeatMe | SeatLink | SeatOpen | SeatBot;
export type Clock = BankClock | DaysClock;
export type ClientMessage =
  | Play
  | Confirm
  | Undo
  | Rewind
  | Vote
  | Why
  | Hint
  | Chat
  | SwitchLanguage
  | Order
  | Withdraw
  | Takeover
  | Return
  | Ping;
export type ServerMessage = TableState | Done | Refused | WhyNot | HintFor | ChatSaid | Presence | Pong;

// Made from view.py and geometry.py of src/serai/games/mesopotamia by `python -m tools.typescript`. Do not edit.
import type { Geometry } from "../../lib/wire";

/** An area of the map. `name` is what the pack prints, empty where the texts know it; `home` is 1 to 6 or 0. */
export interface AreaShape {
  name: string;
  terrain: string;
  resource: string;
  home: number;
  x: number;
  y: number;
  polygon: number[];
}

/**
 * What lies in an area. `event` is a card that lies open; `state` is none, hidden, open, points or running.
 *
 * `die` belongs to `holder` and shows the round of six; sides are seats, -1 nobody, -2 a tribe.
 */
export interface AreaView {
  ground: string;
  controller: number;
  troops: Troop[];
  settlement: number;
  wall: number;
  state: string;
  event: string;
  choice: number;
  holder: number;
  die: number;
}

/** The side of the Automa, its level, its strategy cards (the most urgent first) and the action cards drawn. */
export interface AutomaView {
  side: number;
  level: string;
  strategies: StrategyView[];
  deck: number;
  discarded: string[];
  drawn: string[];
}

/** Three rows: strength, tactics, mobility; printed knucklebones and empty slots. */
export interface BattleCard {
  kind: string;
  printed: number[];
  slots: number[];
}

/**
 * The battle that is fought; of two numbers the attacker's comes first.
 *
 * `stakes` are strength, tactics and mobility of both, nothing while they are secret; `own_stake` is what the seat has
 * filled in so far. `funds` is what each may stake, ships included, `bound` what each must stake at least. `to_come`
 * are the areas fought over later.
 * In a solo battle nobody stakes: `purses` is what each may still lay.
 */
export interface BattleView {
  area: string;
  simple: boolean;
  attacker: number;
  defender: number;
  chief: number;
  arranger: number;
  tribe_roll: number;
  fighters: FighterView[];
  stakes: number[][];
  own_stake: number[];
  funds: number[];
  bound: number[];
  ships: number[];
  to_come: string[];
  solo: boolean;
  purses: number[];
}

/** A Dingir die: its colour, what it shows (nothing before it is rolled), whether it is used up this turn. */
export interface DieView {
  colour: string;
  sign: string;
  spent: boolean;
}

/** How an empire begins: levels by action, goods, its unit and what it has besides; `rerolls` are free in a turn. */
export interface EmpireStart {
  levels: Record<string, number>;
  goods: Record<string, number>;
  unit: string;
  events: number;
  population: number;
  ziggurat: number;
  settlement: boolean;
  ship: boolean;
  rerolls: number;
}

export interface EventCard {
  shape: string;
  points: number;
  options: EventOption[];
}

export interface EventOption {
  kind: string;
  track: number;
  price: Record<string, number>;
  gain: Record<string, number>;
  any: number;
  deed: string;
  discover: string;
  each_round: Record<string, number>;
}

/**
 * A unit in the battle: its card, its row and rank (-1: none yet), what was laid on it, whether it still stands.
 *
 * `foe` is the place in the list of the unit it meets next, -1 for nobody; then `value` is what it fights with,
 * `advantage` says whether its tactics count, and `mobility` decides the fate of the loser.
 */
export interface FighterView {
  side: number;
  kind: string;
  card: string;
  row: number;
  rank: number;
  laid: number[];
  stands: boolean;
  foe: number;
  value: number;
  advantage: boolean;
  mobility: number;
}

export interface GardenToken {
  level: number;
  cost: Record<string, number>;
  population: number;
  events: number;
  settlements: number;
  points: number;
}

/** A level of the gardens: the token if it has been revealed, and who has built it. */
export interface GardenView {
  token: string;
  builder: number;
}

/** The horde's side, waves that have come and waves beaten, its land units, and what the next wave brings. */
export interface GuardiansView {
  side: number;
  waves: number;
  beaten: number;
  units: number;
  next_wave: Record<string, number>;
  next_bones: number;
}

export interface Item {
  level: number;
  cost: Record<string, number>;
}

/**
 * A whole march, or a ship's voyage: the moves that make it, one after the other; its way, the origin first.
 *
 * `steps` of `speed` are used up; `ram`: a ram comes along. `pinned`: the unit must stop there. `meets` is what
 * waits at the goal: event, tribe, enemies, wall, ships.
 */
export interface MarchView {
  moves: string[];
  kind: string;
  way: string[];
  steps: number;
  speed: number;
  ram: boolean;
  pinned: boolean;
  meets: string[];
}

/** The map, and what is printed on everything. `unit_limit` is by position of the population track. */
export interface MesopotamiaGeometry extends Geometry {
  areas: Record<string, AreaShape>;
  sections: Record<string, Stretch>;
  empires: Record<string, EmpireStart>;
  technologies: Record<string, Record<string, Technology[]>>;
  dice: Record<string, string[]>;
  units: Record<string, UnitKind>;
  items: Record<string, Item>;
  slots: Record<string, TradeSlot>;
  tokens: Record<string, TradeToken>;
  gardens: Record<string, GardenToken>;
  events: Record<string, EventCard>;
  missions: Record<string, Record<string, number>>;
  battle_cards: Record<string, BattleCard>;
  unit_limit: number[];
  place_points: number[];
}

/**
 * The table as one seat sees it. Tracks list seals by position from 1, the lowest of a stack first.
 *
 * `marches` are those the seat may make now: empty for everyone who is not asked about units.
 */
export interface MesopotamiaView {
  round: number;
  over: boolean;
  last_round: boolean;
  order: number[];
  turn: TurnView;
  events: number[][];
  population: number[][];
  areas: Record<string, AreaView>;
  ships: ShipView[];
  trade: Record<string, SlotView>;
  gardens: GardenView[];
  missions_left: number;
  sides: SideView[];
  battle: BattleView | null;
  automa: AutomaView | null;
  siege: SiegeView | null;
  guardians: GuardiansView | null;
  marches: MarchView[];
}

/** A mission as its owner sees it: what is missing of each demand, by name; `met` by itself. */
export interface MissionView {
  id: string;
  have: Record<string, number>;
  missing: Record<string, number>;
  met: boolean;
}

export interface ShipView {
  section: string;
  side: number;
}

/** One empire. Missions are empty but for their owner; `lines` are points by where they come from. */
export interface SideView {
  empire: string;
  role: number;
  start: string;
  goods: Record<string, number>;
  levels: Record<string, number>;
  ziggurat: number;
  dice: DieView[];
  population: number;
  events: number;
  units: Record<string, number>;
  unit_count: number;
  unit_limit: number;
  settlements_left: number;
  walls_left: number;
  amphorae_left: number;
  event_dice_left: number;
  gardens: string[];
  mission_count: number;
  missions: MissionView[];
  fulfilled: string[];
  points: number;
  lines: Record<string, number>;
}

/** The defenders' side, the position that wins for them, and the population at which units of a kind wait. */
export interface SiegeView {
  side: number;
  losing: number;
  waiting: Record<string, number>;
  positions: Record<string, number>;
}

/** A slot of the trade area: its token, and whose amphora is on it. */
export interface SlotView {
  token: string;
  owner: number;
}

/** An open strategy card: its priority now, its condition and whether it is met, its actions and their amphorae. */
export interface StrategyView {
  card: string;
  priority: number;
  condition: string;
  met: boolean;
  actions: string[];
  amphorae: boolean[];
}

/** A river section between two areas. */
export interface Stretch {
  river: string;
  areas: string[];
  line: number[];
}

/**
 * A technology card: the signs that dice must show, and its numbers in the order of the action's text.
 *
 * `free` are units that cost no wood, `items` what the level knows to build.
 */
export interface Technology {
  signs: string[];
  numbers: number[];
  free: string[];
  items: string[];
}

export interface TradeSlot {
  level: number;
  ship: boolean;
}

export interface TradeToken {
  give: Record<string, number>;
  get: Record<string, number>;
  any: number;
  points: number;
}

/** Units of one kind and side in an area. `pinned`: none of them may leave. */
export interface Troop {
  side: number;
  kind: string;
  count: number;
  pinned: boolean;
}

/** Whose turn it is (-1: nobody's) and what was done: the actions, whether the token is laid, rerolls. */
export interface TurnView {
  side: number;
  acted: string[];
  token: boolean;
  rerolls: number;
}

export interface UnitKind {
  speed: number;
  over: string[];
  value: number;
}

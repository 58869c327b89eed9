// Finds room on the map for what lies beside cities and on routes: cards, contracts, yields, names, costs.
// Everything is offered a few spots and takes the one that hides least of what is there already.
import { H, W, type Spot } from "./place";
import type { JourneyGeometry, Route } from "./view";

export interface Box extends Spot {
  w: number;
  h: number;
}
export interface Town extends Spot {
  name: string;
  kind: string;
  /** What is written beside it. */
  title: string;
  /** How many bonus tags it may carry. */
  tags: number;
}
export interface Layout {
  names: Map<string, Box>;
  /** Pairs of contracts by city, city cards by space, yields of special cities: with room for dice at the left. */
  sheets: Map<string, Box>;
  cards: Map<string, Box>;
  special: Map<string, Box>;
  /** Costs of the routes, in their order: the middle of each. */
  costs: Spot[];
}

export const SHEETS = { w: 160, h: 80 };
export const CARD = { w: 150, h: 58 };
export const SPECIAL = { w: 166, h: 36 };
export const TRACK: Box = { x: 12, y: 894, w: 560, h: 50 }; // the shield track, in the sea
const EDGE = 6;
const START: Box = { x: -54, y: -40, w: 108, h: 46 }; // where everybody's figures begin

/** How many routes between the same two places come before each one. */
export function twins(routes: Route[]): number[] {
  return routes.map((way, i) => routes.slice(0, i).filter((one) => one.from === way.from && one.to === way.to).length);
}

/** A route bends a little, those over sea more, so that they lie apart; so does each further one between two places. */
export function bend(a: Spot, b: Spot, sea: boolean, twin = 0): Spot {
  const much = (sea ? 0.16 : 0.05) + twin * 0.22 * (twin % 2 ? -1 : 1);
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * much, y: (a.y + b.y) / 2 + (b.x - a.x) * much };
}

export function along(a: Spot, c: Spot, b: Spot, t: number): Spot {
  const on = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: on(a.x, c.x, b.x), y: on(a.y, c.y, b.y) };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const around = (p: Spot, r: number): Box => ({ x: p.x - r, y: p.y - r, w: 2 * r, h: 2 * r });
const inside = (p: Spot, box: Box): boolean => p.x > box.x && p.x < box.x + box.w && p.y > box.y && p.y < box.y + box.h;

/** Everything that is drawn around a city in fixed places: itself, its shield, its bonus tags, the first figures. */
function fixed(town: Town): Box[] {
  if (town.kind === "oasis") return [around(town, 22)];
  if (town.kind === "start") return [around(town, 33), { ...START, x: town.x + START.x, y: town.y + START.y }];
  const left = town.x > W - 130;
  return [
    around(town, 33),
    { x: town.x + (left ? -92 : 12), y: town.y - 16 - 28 * town.tags, w: 80, h: 28 * town.tags },
    { x: town.x + (left ? 12 : -46), y: town.y - 38, w: 34, h: 42 },
  ];
}

class Room {
  private taken: Box[] = [];

  constructor(private lines: Spot[]) {}

  take(box: Box): Box {
    this.taken.push(box);
    return box;
  }

  /** The spot that hides least; routes may be hidden before cities, nothing may leave the map. `later`: what a spot
      further down the list costs beside an earlier one. */
  best(spots: Box[], line = 70, later = 12): Box {
    const cost = (box: Box, i: number): number => {
      const out =
        Math.max(0, EDGE - box.x) +
        Math.max(0, EDGE - box.y) +
        Math.max(0, box.x + box.w - W + EDGE) +
        Math.max(0, box.y + box.h - H + EDGE);
      return (
        this.taken.reduce((sum, one) => sum + shared(box, one), 0) +
        line * this.lines.filter((p) => inside(p, box)).length +
        4000 * out +
        later * i
      );
    };
    const costs = spots.map(cost);
    return this.take(spots[costs.indexOf(Math.min(...costs))] as Box);
  }
}

/** Spots around a town for a box, below first. */
function beside(town: Spot, { w, h }: { w: number; h: number }): Box[] {
  const found: Box[] = [];
  for (const gap of [36, 46, 60, 76]) {
    for (const shift of [-0.5, -0.3, -0.7, -0.15, -0.85, 0, -1])
      found.push({ x: town.x + w * shift, y: town.y + gap, w, h });
    for (const shift of [-0.5, -0.15, -0.85, -1, 0.1])
      found.push({ x: town.x + w * shift, y: town.y - gap - h - 8, w, h });
    for (const rise of [-0.5, 0, -1])
      found.push(
        { x: town.x + gap, y: town.y + h * rise, w, h },
        { x: town.x - gap - w - 8, y: town.y + h * rise, w, h },
      );
  }
  return found;
}

function written(town: Town): Box[] {
  const w = town.title.length * 9.6 + 6;
  const [h, y] = [24, town.y - 12];
  const sides = [
    { x: town.x + 34, y, w, h },
    { x: town.x - 34 - w, y, w, h },
  ];
  const stacked = [
    { x: town.x - w / 2, y: town.y + 32, w, h },
    { x: town.x - w / 2, y: town.y - 58, w, h },
  ];
  return town.kind === "start" ? stacked : [...sides, ...stacked];
}

export function arrange(geometry: JourneyGeometry, towns: Town[]): Layout {
  const by = new Map(towns.map((town) => [town.name, town]));
  const at = (name: string): Spot => by.get(name) ?? { x: 0, y: 0 };
  const twin = twins(geometry.routes);
  const curve = (i: number, t: number): Spot => {
    const way = geometry.routes[i] as Route;
    return along(at(way.from), bend(at(way.from), at(way.to), way.seal !== "", twin[i]), at(way.to), t);
  };
  const room = new Room(
    geometry.routes.flatMap((_, n) => Array.from({ length: 17 }, (_, i) => curve(n, (i + 2) / 20))),
  );
  room.take(TRACK);
  for (const town of towns) fixed(town).forEach((box) => room.take(box));
  const names = new Map(
    towns.filter((town) => town.kind !== "oasis").map((town) => [town.name, room.best(written(town), 25)]),
  );
  const cities = Object.entries(geometry.cities);
  const special = new Map(
    Object.keys(geometry.special).map((city) => [city, room.best(beside(at(city), SPECIAL), 120)]),
  );
  const sheets = new Map(
    cities.filter(([, one]) => one.contracts).map(([city]) => [city, room.best(beside(at(city), SHEETS))]),
  );
  const cards = new Map(
    cities.flatMap(([city, one]) => one.cards.map((n) => [`card-${n}`, room.best(beside(at(city), CARD))])),
  );
  const costs = geometry.routes.map((way, i) => price(way, (t) => curve(i, t), room));
  return { names, sheets, cards, special, costs };
}

const APART = 6; // from what one route costs to what the next does

/** Halfway, or as near to it as there is room; beside the route where there is none on it. */
function price(way: Route, curve: (t: number) => Spot, room: Room): Spot {
  const kinds = Object.keys(way.cost).length;
  if (!kinds) return curve(0.5);
  const [w, h] = [kinds * 34 + (way.seal ? 28 : 6) + APART, 26 + APART];
  const on = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75].map(curve);
  const spots = [0, 24, -24, 44, -44].flatMap((aside) =>
    on.map((p) => ({ x: p.x - w / 2 + aside, y: p.y - h / 2, w, h })),
  );
  const box = room.best(spots, 0, 1);
  return { x: box.x + w / 2, y: box.y + h / 2 };
}

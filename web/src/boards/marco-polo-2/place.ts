// Where things lie on the drawn board: the map from the geometry, the action area as a column beside it.
import type { Geometry } from "../../lib/wire";

export const MX = 11; // pixels for a unit of the map, across and down
export const MY = 11.6;
export const W = 1100;
export const H = 952;
export const COLUMN = 1118; // where the action area begins
export const WIDE = 442;

export interface Spot {
  x: number;
  y: number;
}

export function spots(geometry: Geometry): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const place of geometry.places) {
    if (place.x === null || place.y === null || place.y > 80) continue;
    const x = Math.min(Math.max(place.x, 6.4), 95.4) * MX;
    found.set(place.id, { x, y: place.y * MY + 16 });
  }
  return found;
}

const ROUND = 66; // two cities that touch each other
const TOLL = 48; // how much further apart they lie for every route between them: what each costs stands there

/** Places with several routes between them are moved apart until what all of them cost can stand there. */
export function spread(spots: Map<string, Spot>, pairs: [string, string][]): Map<string, Spot> {
  const found = new Map([...spots].map(([name, spot]) => [name, { ...spot }]));
  const count = (a: string, b: string): number => pairs.filter((pair) => pair.includes(a) && pair.includes(b)).length;
  for (const [a, b] of pairs.filter(([a, b]) => count(a, b) > 1)) {
    const [one, other] = [found.get(a), found.get(b)];
    if (!one || !other) continue;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const far = Math.hypot(dx, dy) || 1; // an owner may have put both in one place
    const push = Math.max(0, ROUND + TOLL * count(a, b) - far) / 2 / far;
    Object.assign(one, { x: one.x - dx * push, y: one.y - dy * push });
    Object.assign(other, { x: other.x + dx * push, y: other.y + dy * push });
  }
  return found;
}

/** Slots for dice in the action area, by the name of the space. */
export const SLOTS: Record<string, Spot> = {
  "book-1": { x: COLUMN + 42, y: 64 },
  "book-2": { x: COLUMN + 42, y: 168 },
  "book-3-upper": { x: COLUMN + 42, y: 256 },
  "book-3-lower": { x: COLUMN + 42, y: 305 },
  khan: { x: COLUMN + 282, y: 370 },
  seals: { x: COLUMN + 30, y: 452 },
  contracts: { x: COLUMN + 42, y: 588 },
  "travel-bottom": { x: COLUMN + 60, y: 676 },
  "travel-middle": { x: COLUMN + 172, y: 676 },
  "travel-top": { x: COLUMN + 318, y: 676 },
  "area-1": { x: COLUMN + 36, y: 790 },
  "area-2": { x: COLUMN + 262, y: 790 },
  bag: { x: COLUMN + 39, y: 907 },
  "black-dice": { x: COLUMN + 273, y: 905 },
};

export interface Place extends Spot {
  name: string;
  kind: string;
}

/** How dice lie on a space: how large they are, how far apart, in how many columns. */
export interface Grid {
  size: number;
  room: number;
  step: number;
  columns: number;
  shift: number;
}

/** In a row, closer when there are many; before the seals in two columns. */
export function gridOf(space: string, many: number, special: boolean): Grid {
  if (space === "seals") return { size: 27, room: 30, step: 30, columns: 2, shift: 0 };
  if (space === "bag")
    return { size: 38, room: 42, step: Math.min(26, 118 / Math.max(1, many)), columns: 20, shift: 58 };
  if (special) return { size: 32, room: 35, step: 35, columns: 20, shift: 0 };
  const width = space.startsWith("book") ? 60 : 126; // beside a book lie its offers
  return { size: 38, room: 42, step: Math.min(42, width / Math.max(1, many - 1)), columns: 20, shift: 0 };
}

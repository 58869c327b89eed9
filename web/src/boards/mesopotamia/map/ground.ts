// The map as it is drawn: straight borders become slightly crooked ones, the same from both sides.
import type { AreaView, MesopotamiaGeometry, Troop } from "../view";

export const U = 1.6; // drawn units for one of the data, to the right
export const V = 1.78; // and downwards: areas get room for what stands in them
export const COLUMN = 446; // the tracks, the gardens and the trade area beside the map

export interface Spot {
  x: number;
  y: number;
}

/** A number between -1 and 1 that two points always share. */
function chance(seed: number): number {
  const x = Math.sin(seed * 12.9898 + 78.233) * 43758.5453;
  return 2 * (x - Math.floor(x)) - 1;
}

/** Points between two corners, the ends included. Whoever asks from the other side gets the same ones, turned round. */
function crooked(a: Spot, b: Spot, wide: number, high: number): Spot[] {
  const edge = (p: Spot): boolean => p.x <= 0 || p.y <= 0 || p.x >= wide || p.y >= high;
  if (edge(a) && edge(b)) return [a, b];
  const turned = a.x > b.x || (a.x === b.x && a.y > b.y);
  const [from, to] = turned ? [b, a] : [a, b];
  const seed = from.x * 3.1 + from.y * 7.7 + to.x * 1.7 + to.y * 5.3;
  const points = bent(from, to, seed, 3);
  return turned ? points.reverse() : points;
}

function bent(a: Spot, b: Spot, seed: number, depth: number): Spot[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (!depth || length < 10) return [a, b];
  const swing = chance(seed) * length * 0.085;
  const middle = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * swing,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * swing,
  };
  return [...bent(a, middle, seed + 1.3, depth - 1).slice(0, -1), ...bent(middle, b, seed + 2.9, depth - 1)];
}

const spots = (flat: number[]): Spot[] =>
  Array.from({ length: flat.length >> 1 }, (_, i) => ({ x: flat[2 * i] ?? 0, y: flat[2 * i + 1] ?? 0 }));

const drawn = (points: Spot[]): string =>
  points.map(({ x, y }) => `${(x * U).toFixed(1)} ${(y * V).toFixed(1)}`).join("L");

export function outline(geometry: MesopotamiaGeometry, area: string): string {
  const corners = spots(geometry.areas[area]?.polygon ?? []);
  const ring = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return crooked(corner, next, geometry.width, geometry.height).slice(0, -1);
  });
  return `M${drawn(ring)}Z`;
}

/** The points of a river section. */
export function course(geometry: MesopotamiaGeometry, section: string): Spot[] {
  const line = spots(geometry.sections[section]?.line ?? []);
  return line.flatMap((point, i) => {
    const next = line[i + 1];
    if (!next) return [point];
    return crooked(point, next, geometry.width, geometry.height).slice(0, -1);
  });
}

export const stream = (points: Spot[]): string => `M${drawn(points)}`;

/** The point a share of the way along, and the direction there in degrees, never upside down. */
export function along(points: Spot[], share: number): Spot & { angle: number } {
  const parts = points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    return { a, b, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  let left = parts.reduce((sum, one) => sum + one.length, 0) * share;
  for (const { a, b, length } of parts) {
    if (left <= length && length) {
      const angle = (Math.atan2((b.y - a.y) * V, (b.x - a.x) * U) * 180) / Math.PI;
      const part = left / length;
      return {
        x: (a.x + (b.x - a.x) * part) * U,
        y: (a.y + (b.y - a.y) * part) * V,
        angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
      };
    }
    left -= length;
  }
  const first = points[0] ?? { x: 0, y: 0 };
  return { x: first.x * U, y: first.y * V, angle: 0 };
}

/** Where a ship lies on its section. */
export const mooring = (geometry: MesopotamiaGeometry, section: string): Spot =>
  freest(course(geometry, section), busy(geometry));

/** Something that stands in an area: a structure, a marker, or units of one kind and side. */
export interface Stood extends Spot {
  what: "settlement" | "wall" | "block" | "troop";
  side: number;
  troop: Troop | null;
}

const WIDE = 54; // between two pieces of a row
const NARROW = 38; // at least
const HIGH = 50; // between two rows
const MOST = 4; // pieces of a row: more stand in two
const UNITS = 44; // how far below the middle of an area they stand
const HOME = 66; // and below a ziggurat

/** Everything that stands in an area below its name and good, from left to right. */
export function stands(geometry: MesopotamiaGeometry, area: string, here: AreaView | undefined): Stood[] {
  if (!here) return [];
  const one = (what: Stood["what"], side: number): Omit<Stood, keyof Spot> => ({ what, side, troop: null });
  const all = [
    ...(here.ground === "blocked" ? [one("block", -1)] : []),
    ...(here.settlement >= 0 ? [one("settlement", here.settlement)] : []),
    ...(here.wall >= 0 ? [one("wall", here.wall)] : []),
    ...here.troops.map((troop) => ({ what: "troop" as const, side: troop.side, troop })),
  ];
  return all.map((piece, i) => ({ ...piece, ...place(geometry, area, i, all.length) }));
}

function place(geometry: MesopotamiaGeometry, area: string, i: number, n: number): Spot {
  const { x, y } = heart(geometry, area);
  const high = y + (geometry.areas[area]?.terrain === "start" ? HOME : UNITS);
  const { left, right } = breadth(geometry, area, high - y);
  const room = Math.max(110, left + right - 8);
  const fits = Math.max(2, Math.min(MOST, Math.floor(room / 46)));
  const wide = n > fits ? Math.ceil(n / 2) : Math.max(1, n);
  const row = Math.floor(i / wide);
  const many = Math.min(wide, n - row * wide);
  const step = Math.max(NARROW, Math.min(WIDE, room / Math.max(1, many)));
  // In the middle of the area, or as far from it as its borders want.
  const half = ((many - 1) * step) / 2 + 26;
  const aside = Math.max(-30, Math.min(30, half > left ? half - left : half > right ? right - half : 0));
  return { x: x + aside + ((i % wide) - (many - 1) / 2) * step, y: high + row * HIGH };
}

const STEP = 8;

/** How far an area reaches to both sides of its middle, so much below it; drawn units. */
function breadth(geometry: MesopotamiaGeometry, area: string, below: number): { left: number; right: number } {
  const { x, y } = heart(geometry, area);
  const reach = (way: number): number => {
    let far = 0;
    while (far < 200 && within(geometry, area, { x: (x + way * far) / U, y: (y + below) / V })) far += STEP;
    return far;
  };
  return { left: reach(-1), right: reach(1) };
}

/** Where the good of an area lies, and its event: side by side below the name. */
export function tokens(geometry: MesopotamiaGeometry, area: string): { good: Spot; event: Spot } {
  const shape = geometry.areas[area];
  const [x, y] = [(shape?.x ?? 0) * U, (shape?.y ?? 0) * V - 14];
  return { good: { x: x - APART, y }, event: { x: x + APART, y } };
}
const APART = 33;

/** The middle of an area. */
export const heart = (geometry: MesopotamiaGeometry, area: string): Spot => ({
  x: (geometry.areas[area]?.x ?? 0) * U,
  y: (geometry.areas[area]?.y ?? 0) * V,
});

const WAYS = [0.5, 0.4, 0.6, 0.32, 0.68]; // along a section, the best first if all are as free

/** Everything that is drawn in areas, roughly: what else is drawn keeps away from it. */
export function busy(geometry: MesopotamiaGeometry): Spot[] {
  return Object.keys(geometry.areas).flatMap((area) => {
    const { x, y } = heart(geometry, area);
    const name = [-60, -20, 20, 60].map((way) => ({ x: x + way, y: y - 66 }));
    const { good, event } = tokens(geometry, area);
    const low = y + (geometry.areas[area]?.terrain === "start" ? HOME : UNITS);
    return [...name, good, event, ...[-30, 0, 30].map((way) => ({ x: x + way, y: low }))];
  });
}

/** The point of a section that is farthest from everything else. */
export function freest(
  points: Spot[],
  spots: Spot[],
  ways: readonly number[] = WAYS,
): Spot & { angle: number; room: number } {
  const found = ways.map((share) => {
    const at = along(points, share);
    const room = Math.min(...spots.map((spot) => Math.hypot(spot.x - at.x, spot.y - at.y)));
    return { ...at, room: Math.min(room, ENOUGH) };
  });
  return found.reduce((best, one) => (one.room > best.room ? one : best));
}
export const ENOUGH = 62; // drawn units: farther is no better

const NEAR = { width: 840, height: 560 }; // the least that is shown of the map: some areas around

/** Whether a point lies in an area; both in the data's units. */
export function within(geometry: MesopotamiaGeometry, area: string, { x, y }: Spot): boolean {
  const corners = spots(geometry.areas[area]?.polygon ?? []);
  const cuts = corners.filter((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  });
  return cuts.length % 2 === 1;
}

const LETTER = 17; // drawn units that a letter of a name takes where words have grown

/** How many letters a name has room for in one line above the middle of an area. */
export function letters(geometry: MesopotamiaGeometry, area: string): number {
  const { left, right } = breadth(geometry, area, -62);
  return Math.max(8, Math.min(16, Math.floor((2 * Math.min(left, right) - 24) / LETTER)));
}

const EDGE = 21; // drawn units that a drawing keeps from borders
const GRID = { x: 40, y: 34 }; // and from the next one, about
const TURNS = [0, 60, 120, 180, 240, 300].map((turn) => (turn * Math.PI) / 180);

/** A small drawing of the country: where it stands, how large, and which of its kind. */
export interface Drawing extends Spot {
  size: number;
  kind: number;
}

/** Drawings wherever an area has room: inside its borders, away from what lies there, the far ones first. */
export function meadows(geometry: MesopotamiaGeometry, area: string): Drawing[] {
  const shape = geometry.areas[area];
  if (!shape) return [];
  const corners = spots(shape.polygon);
  const [xs, ys] = [corners.map((one) => one.x * U), corners.map((one) => one.y * V)];
  const found: Drawing[] = [];
  for (let y = Math.min(...ys) + EDGE; y < Math.max(...ys); y += GRID.y)
    for (let x = Math.min(...xs) + EDGE; x < Math.max(...xs); x += GRID.x) {
      const spot = { x: x + chance(x * 3 + y) * 12, y: y + chance(x + y * 5) * 9 };
      const fate = chance(x * 7 + y * 11);
      const sparse = shape.terrain === "start" && Math.abs(fate) > 0.4;
      if (!sparse && isFree(geometry, area, spot))
        found.push({ ...spot, size: 38 + 7 * fate, kind: fate > 0.1 ? 2 : 1 });
    }
  return found.sort((a, b) => a.y - b.y);
}

/** What lies around the middle of an area, line by line: half its width, and from where to where; drawn units. */
const LINES = [
  [88, -84, -30],
  [70, -44, 18],
  [72, 18, 76],
] as const;
const LINES_AT_HOME = [
  [88, -112, -50],
  [70, -50, 98],
] as const;

function isFree(geometry: MesopotamiaGeometry, area: string, spot: Spot): boolean {
  const { x, y } = heart(geometry, area);
  const taken = geometry.areas[area]?.terrain === "start" ? LINES_AT_HOME : LINES;
  const [far, low] = [Math.abs(spot.x - x), spot.y - y];
  if (taken.some(([half, from, to]) => far < half && low > from && low < to)) return false;
  return TURNS.every((way) =>
    within(geometry, area, { x: (spot.x + Math.cos(way) * EDGE) / U, y: (spot.y + Math.sin(way) * EDGE) / V }),
  );
}

/** The part of the map that shows some points and what lies around them. */
export function around(points: Spot[]): Spot & { width: number; height: number } {
  const span = (all: number[], room: number, least: number): [number, number] => {
    const [from, to] = [Math.min(...all) - room, Math.max(...all) + room];
    const size = Math.max(least, to - from);
    return [(from + to - size) / 2, size];
  };
  const [x, width] = span(
    points.map((one) => one.x),
    170,
    NEAR.width,
  );
  const [y, height] = span(
    points.map((one) => one.y),
    130,
    NEAR.height,
  );
  return { x, y, width, height };
}

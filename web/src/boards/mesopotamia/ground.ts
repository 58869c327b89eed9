// The map as it is drawn: straight borders become slightly crooked ones, the same from both sides.
import type { MesopotamiaGeometry } from "./view";

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

/** The point halfway along, and the direction there in degrees, never upside down. */
export function halfway(points: Spot[]): Spot & { angle: number } {
  const parts = points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    return { a, b, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  let left = parts.reduce((sum, one) => sum + one.length, 0) / 2;
  for (const { a, b, length } of parts) {
    if (left <= length && length) {
      const angle = (Math.atan2((b.y - a.y) * V, (b.x - a.x) * U) * 180) / Math.PI;
      const share = left / length;
      return {
        x: (a.x + (b.x - a.x) * share) * U,
        y: (a.y + (b.y - a.y) * share) * V,
        angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
      };
    }
    left -= length;
  }
  const first = points[0] ?? { x: 0, y: 0 };
  return { x: first.x * U, y: first.y * V, angle: 0 };
}

const UNIT = 50; // between two units of a row
const ROW = 50; // and between two rows

/** Where the units of an area stand: in one row, many in two. */
export function troopSpot(geometry: MesopotamiaGeometry, area: string, i: number, n: number): Spot {
  const shape = geometry.areas[area];
  const wide = n > 4 ? Math.ceil(n / 2) : Math.max(1, n);
  const row = Math.floor(i / wide);
  const many = Math.min(wide, n - row * wide);
  const step = Math.min(UNIT, 190 / Math.max(1, many));
  return {
    x: (shape?.x ?? 0) * U + ((i % wide) - (many - 1) / 2) * step,
    y: (shape?.y ?? 0) * V + (shape?.terrain === "start" ? 64 : 46) + row * ROW,
  };
}

/** How far an area reaches to the left and to the right of its middle, at a height above it; in drawn units. */
export function reach(geometry: MesopotamiaGeometry, area: string, above: number): { left: number; right: number } {
  const shape = geometry.areas[area];
  if (!shape) return { left: 0, right: 0 };
  const y = shape.y - above / V;
  const corners = spots(shape.polygon);
  const cuts = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return a.y > y !== b.y > y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
  });
  const left = Math.max(...cuts.filter((x) => x <= shape.x), -1e4);
  const right = Math.min(...cuts.filter((x) => x > shape.x), 1e4);
  return { left: (shape.x - left) * U, right: (right - shape.x) * U };
}

const NEAR = { width: 840, height: 560 }; // the least that is shown of the map: some areas around

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

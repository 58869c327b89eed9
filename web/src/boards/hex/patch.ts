// A small piece of a hex map for pictures: rows such as "F8 A4 ~", odd rows moved half a hex to the right.
import type { CatanGeometry } from "../catan/view";
import { HexMap, S, type Edge, type Point } from "./map";
import type { MapView } from "./types";

const TERRAIN: Record<string, string> = {
  F: "forest",
  P: "pasture",
  A: "field",
  H: "hills",
  M: "mountains",
  D: "desert",
  G: "gold-river",
  Y: "pyramid",
  N: "nile",
  "~": "sea",
  R: "red-sea",
};
const WIDE = Math.sqrt(3);

export interface Patch {
  map: HexMap;
  view: MapView;
  /** A corner of a hex, clockwise from the top; hexes are named "row-column". */
  at: (hex: string, corner: number) => Point;
  /** A side of a hex, between a corner and the next. */
  side: (hex: string, corner: number) => Edge;
  vertex: (hex: string, corner: number) => string;
}

interface Place extends Point {
  id: string;
  kind: string;
}

/** Harbours are written as hex, side and what they trade. */
export function patch(rows: string[], harbours: [string, number, string][] = []): Patch {
  const places = new Map<string, Place>();
  const corners: Record<string, string[]> = {};
  const ends: Record<string, [string, string]> = {};
  const hexes: MapView["hexes"] = {};
  rows.forEach((row, r) =>
    row
      .trim()
      .split(/\s+/)
      .forEach((token, c) => {
        const terrain = TERRAIN[token[0] ?? ""];
        if (!terrain) return;
        const name = `${r}-${c}`;
        const middle = { x: (c + (r % 2) / 2 + 0.5) * WIDE, y: r * 1.5 + 1 };
        hexes[name] = { terrain, number: Number(token.slice(1)) };
        places.set(`hex:${name}`, { id: `hex:${name}`, kind: "hex", ...middle });
        corners[name] = Array.from({ length: 6 }, (_, i) => corner(places, middle, i));
        corners[name].forEach((from, i) => side(places, ends, from, corners[name]?.[(i + 1) % 6] ?? from));
      }),
  );
  const vertex = (hex: string, i: number): string => corners[hex]?.[i % 6] ?? "";
  const edge = (hex: string, i: number): string => [vertex(hex, i), vertex(hex, i + 1)].sort().join("/");
  const signs = harbours.map(([hex, i]) => ({ edge: edge(hex, i), ends: [vertex(hex, i), vertex(hex, i + 1)] }));
  const extent = { width: Math.max(...[...places.values()].map((one) => one.x)), height: rows.length * 1.5 + 0.5 };
  const map = new HexMap({
    ...extent,
    places: [...places.values()],
    corners,
    ends,
    harbours: signs,
    regions: {},
  } as unknown as CatanGeometry);
  const view = {
    hexes,
    harbours: Object.fromEntries(harbours.map(([hex, i, what]) => [vertex(hex, i), what])),
    rolled: null,
  } as unknown as MapView;
  return {
    map,
    view,
    vertex,
    at: (hex, i) => map.vertices.get(vertex(hex, i)) ?? { x: 0, y: 0 },
    side: (hex, i) => map.edges.get(edge(hex, i)) as Edge,
  };
}

function corner(places: Map<string, Place>, middle: Point, i: number): string {
  const angle = ((i - 1.5) * Math.PI) / 3;
  const [x, y] = [middle.x + Math.cos(angle), middle.y + Math.sin(angle)];
  const name = `${Math.round(x * 20)},${Math.round(y * 20)}`;
  places.set(`vertex:${name}`, { id: `vertex:${name}`, kind: "vertex", x, y });
  return name;
}

function side(places: Map<string, Place>, ends: Record<string, [string, string]>, a: string, b: string): void {
  const name = [a, b].sort().join("/");
  const [p, q] = [places.get(`vertex:${a}`), places.get(`vertex:${b}`)];
  if (p && q) places.set(`edge:${name}`, { id: `edge:${name}`, kind: "edge", x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  ends[name] = [a, b];
}

/** A frame of 5 to 3 around a point, in the map's own measure. */
export const frame = (middle: Point, wide: number): string =>
  `${middle.x - wide / 2} ${middle.y - (wide * 3) / 10} ${wide} ${(wide * 3) / 5}`;
export const hexAt = (one: Patch, hex: string): Point => one.map.hexes.get(hex) ?? { x: S, y: S };

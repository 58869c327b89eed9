// A map of hexes from its geometry: points, outlines, what touches what. Knows no rule.
import type { Voice } from "../../lib/text.svelte";
import type { CatanGeometry, Harbour } from "../catan/view";

export const S = 44; // pixels from the middle of a hex to its corner

export interface Point {
  x: number;
  y: number;
}

export interface Hex extends Point {
  name: string;
  corners: Point[];
}

export interface Edge extends Point {
  name: string;
  a: Point;
  b: Point;
  /** Hexes on both sides; one at the rim. */
  hexes: string[];
}

const WATER = new Set(["sea", "red-sea", "nile"]);
export const isWater = (terrain: string | undefined): boolean => terrain !== undefined && WATER.has(terrain);

/** A land or water by the name it has in the data; what an own pack names anew keeps that name. */
export function region(voice: Voice, name: string): string {
  const id = `board-region-${name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "")}`;
  return voice.has(id) ? voice.say(id) : name;
}

export const f = (n: number): string => n.toFixed(1);
export const polygon = (points: Point[]): string => `M${points.map((p) => `${f(p.x)} ${f(p.y)}`).join("L")}Z`;
export const segment = (a: Point, b: Point): string => `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

export class HexMap {
  readonly hexes = new Map<string, Hex>();
  readonly vertices = new Map<string, Point & { hexes: string[] }>();
  readonly edges = new Map<string, Edge>();
  readonly harbours: Harbour[];
  readonly regions: Record<string, string>;
  readonly width: number;
  readonly height: number;

  constructor(geometry: CatanGeometry) {
    this.width = geometry.width * S;
    this.height = geometry.height * S;
    this.harbours = geometry.harbours;
    this.regions = geometry.regions;
    const at = new Map(
      geometry.places
        .filter((place) => place.x !== null)
        .map((place) => [place.id, { x: (place.x ?? 0) * S, y: (place.y ?? 0) * S }]),
    );
    const point = (id: string): Point => at.get(id) ?? { x: 0, y: 0 };
    for (const place of geometry.places)
      if (place.kind === "vertex") this.vertices.set(place.id.slice(7), { ...point(place.id), hexes: [] });
    for (const [name, corners] of Object.entries(geometry.corners)) {
      this.hexes.set(name, { name, ...point(`hex:${name}`), corners: corners.map((one) => point(`vertex:${one}`)) });
      for (const one of corners) this.vertices.get(one)?.hexes.push(name);
    }
    for (const [name, [a = "", b = ""]] of Object.entries(geometry.ends)) {
      const beside = this.vertices.get(a)?.hexes.filter((one) => this.vertices.get(b)?.hexes.includes(one)) ?? [];
      this.edges.set(name, {
        name,
        ...point(`edge:${name}`),
        a: point(`vertex:${a}`),
        b: point(`vertex:${b}`),
        hexes: beside,
      });
    }
  }

  /** Neighbours of a hex by the edge between them; null at the rim. */
  around(name: string): { edge: Edge; other: string | null }[] {
    return [...this.edges.values()]
      .filter((edge) => edge.hexes.includes(name))
      .map((edge) => ({ edge, other: edge.hexes.find((one) => one !== name) ?? null }));
  }

  /** The hexes of sea around an island that has none of its own. */
  surroundings(): Hex[] {
    const found = new Map<string, Hex>();
    for (const edge of this.edges.values()) {
      const only = edge.hexes.length === 1 ? this.hexes.get(edge.hexes[0] ?? "") : undefined;
      if (!only) continue;
      const x = 2 * edge.x - only.x;
      const y = 2 * edge.y - only.y;
      const key = `${Math.round(x)},${Math.round(y)}`;
      if (!found.has(key))
        found.set(key, {
          name: key,
          x,
          y,
          corners: only.corners.map((c) => ({ x: c.x - only.x + x, y: c.y - only.y + y })),
        });
    }
    return [...found.values()];
  }
}

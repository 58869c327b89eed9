// Where things lie on the board of Tadmor, and what its regions look like.
import type { Space, TadmorGeometry } from "./view";

export type Box = [number, number, number, number];

export interface Laid extends Space {
  name: string;
  x: number;
  y: number;
  /** How large it is drawn. */
  k: number;
}

/** Where a stack of goods lies, the foot of a region stays free. */
const FOOT: Record<string, number> = { "south-sea": 72, euphrates: 74 };
const SEA = new Set(["north-sea", "south-sea"]);
const GROUND: Record<string, string> = { euphrates: "nile", palmyra: "field", "dura-europos": "hills" };

/** The columns with which so many spaces fill a room best, and how large each is then. */
function cells(count: number, width: number, height: number): { cell: number; columns: number } {
  let best = { cell: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const cell = Math.min(width / columns, height / Math.ceil(count / columns));
    if (cell > best.cell) best = { cell, columns };
  }
  return { ...best, cell: Math.min(best.cell, 112) };
}

/** The spaces of every region in rows that fill it. */
export function layOut(geometry: TadmorGeometry): Laid[] {
  return Object.entries(geometry.regions).flatMap(([region, [left, top, width, height]]) => {
    const here = Object.entries(geometry.spaces).filter(([, space]) => space.region === region);
    const tall = height - 44 - (FOOT[region] ?? 6);
    const { cell, columns } = cells(here.length, width - 12, tall);
    const rows = Math.ceil(here.length / columns);
    return here.map(([name, space], i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, here.length - row * columns);
      const gap = Math.min((width - 12) / inRow, cell * 1.12);
      return {
        name,
        ...space,
        x: left + width / 2 + ((i % columns) - (inRow - 1) / 2) * gap,
        y: top + 42 + tall / 2 + (row - (rows - 1) / 2) * cell,
        k: (cell / 84) * 0.98,
      };
    });
  });
}

const terrain = (region: string): string => (SEA.has(region) ? "sea" : (GROUND[region] ?? "desert"));
export const ground = (region: string): string => `var(--ter-${terrain(region)})`;
export const pattern = (region: string): string => `var(--ter-${terrain(region)}-2)`;
export const wet = (region: string): boolean => SEA.has(region) || region === "euphrates";

/** Waves or dunes over a region. */
export function marks([x, y, w, h]: Box, water: boolean): string {
  let path = "";
  const mark = water ? "q8-8 16 0t16 0" : "q16-13 36 0";
  for (let row = 0; row * 46 + 30 < h; row++)
    for (let col = 0; col * 84 + 64 + (row % 2) * 34 < w; col++)
      path += `M${x + 14 + col * 84 + (row % 2) * 34} ${y + 26 + row * 46}${mark}`;
  return path;
}

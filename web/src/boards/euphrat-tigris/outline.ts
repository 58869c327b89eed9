// The outline of a set of grid cells as an SVG path with rounded corners, grown outwards a little.
import type { Cell } from "./types";

type Pair = [number, number];

export const S = 64;

export function outline(cells: Cell[], radius: number, grow = 0): string {
  return loops(cells)
    .map((loop) => rounded(loop, radius, grow))
    .join("");
}

function key([x, y]: Pair): string {
  return `${x},${y}`;
}

/** Border edges chained to closed loops, clockwise. */
function loops(cells: Cell[]): Pair[][] {
  const next = edges(cells);
  const found: Pair[][] = [];
  for (let start = next.keys().next().value; start !== undefined; start = next.keys().next().value) {
    const loop: Pair[] = [];
    let at = start;
    let before: Pair | null = null;
    do {
      const here = at.split(",").map(Number) as Pair;
      const to = turn(next, at, here, before);
      loop.push(here);
      before = here;
      at = key(to);
    } while (at !== start);
    found.push(corners(loop));
  }
  return found;
}

function edges(cells: Cell[]): Map<string, Pair[]> {
  const has = new Set(cells.map(({ x, y }) => key([x, y])));
  const next = new Map<string, Pair[]>();
  for (const { x, y } of cells) {
    const sides: [Pair, Pair, Pair][] = [
      [
        [x, y],
        [x + 1, y],
        [x, y - 1],
      ],
      [
        [x + 1, y],
        [x + 1, y + 1],
        [x + 1, y],
      ],
      [
        [x + 1, y + 1],
        [x, y + 1],
        [x, y + 1],
      ],
      [
        [x, y + 1],
        [x, y],
        [x - 1, y],
      ],
    ];
    for (const [a, b, beyond] of sides) if (!has.has(key(beyond))) next.set(key(a), [...(next.get(key(a)) ?? []), b]);
  }
  return next;
}

/** Where two loops touch in a corner, keep to the right, so that they stay apart. */
function turn(next: Map<string, Pair[]>, at: string, here: Pair, before: Pair | null): Pair {
  const ways = next.get(at) as Pair[];
  let to = ways[0] as Pair;
  if (ways.length > 1 && before) {
    const [dx, dy] = [here[0] - before[0], here[1] - before[1]];
    to = ways.find((way) => way[0] - here[0] === -dy && way[1] - here[1] === dx) ?? to;
  }
  const rest = ways.filter((way) => way !== to);
  if (rest.length) next.set(at, rest);
  else next.delete(at);
  return to;
}

function corners(loop: Pair[]): Pair[] {
  return loop.filter((p, i) => {
    const a = loop.at(i - 1) as Pair;
    const b = loop[(i + 1) % loop.length] as Pair;
    return (a[0] - p[0]) * (b[1] - p[1]) !== (a[1] - p[1]) * (b[0] - p[0]);
  });
}

function rounded(loop: Pair[], radius: number, grow: number): string {
  const steps = loop.map((p, i) => {
    const a = loop.at(i - 1) as Pair;
    const b = loop[(i + 1) % loop.length] as Pair;
    const into: Pair = [Math.sign(p[0] - a[0]), Math.sign(p[1] - a[1])];
    const out: Pair = [Math.sign(b[0] - p[0]), Math.sign(b[1] - p[1])];
    const x = p[0] * S + grow * (into[1] + out[1]);
    const y = p[1] * S - grow * (into[0] + out[0]);
    const [from, to] = [
      [x - into[0] * radius, y - into[1] * radius],
      [x + out[0] * radius, y + out[1] * radius],
    ];
    return `${i ? "L" : "M"}${from.join(" ")}Q${x} ${y} ${to.join(" ")}`;
  });
  return steps.join("") + "Z";
}

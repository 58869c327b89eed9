// Where the names of the rivers stand.
import type { MesopotamiaGeometry } from "../view";
import { along, busy, course, ENOUGH, heart, mooring, type Spot, U, V } from "./ground";

const SHARES = [0.2, 0.35, 0.5, 0.65, 0.8]; // of a section, at which its river may be named
const SIDES = [-16, 42]; // drawn units from the water to the foot of a name: above it, below it
const LETTER = 20; // that a letter takes where words have grown
const APIECE = 28; // between the points of a name that are looked at
const STEEP = 35; // degrees: a name that leans more is hard to read

export interface RiverName extends Spot {
  river: string;
  angle: number;
  /** Of the foot of the letters from the water, across. */
  off: number;
}

interface Written extends RiverName {
  points: Spot[];
  worth: number;
}

/** What a name keeps away from; its own water it keeps near. */
interface Surroundings {
  water: Spot[];
  around: Spot[];
  ships: Spot[];
  named: Spot[];
  wide: number;
  high: number;
}

/**
 * Every river is named once: along its water, away from what lies in areas, from ships and from the other rivers' names,
 * also where words have grown. The longest name has the first choice.
 */
export function riverNames(geometry: MesopotamiaGeometry, names: Record<string, string>): RiverName[] {
  const sections = Object.keys(geometry.sections);
  // Where names of areas may reach to, besides.
  const ends = Object.entries(geometry.areas).flatMap(([area, { terrain }]) => {
    const { x, y } = heart(geometry, area);
    return [-95, -40, 40, 95].map((far) => ({ x: x + far, y: y - (terrain === "start" ? 86 : 70) }));
  });
  const fixed = {
    around: [...busy(geometry), ...ends],
    ships: sections.map((one) => mooring(geometry, one)),
    wide: geometry.width * U,
    high: geometry.height * V,
  };
  const long = (river: string): number => (names[river] ?? "").length;
  const found: Written[] = [];
  for (const river of Object.keys(names).sort((a, b) => long(b) - long(a))) {
    const own = sections.filter((one) => geometry.sections[one]?.river === river);
    const water = own.flatMap((one) => course(geometry, one)).map(({ x, y }) => ({ x: x * U, y: y * V }));
    const near = { ...fixed, water, named: found.flatMap((one) => one.points) };
    const spots = own.flatMap((one) =>
      SHARES.flatMap((share) => SIDES.map((off) => ({ river, ...along(course(geometry, one), share), off }))),
    );
    const all = spots.map((one) => weighed(one, long(river) * LETTER, near));
    found.push(all.reduce((best, one) => (one.worth > best.worth ? one : best)));
  }
  return found;
}

function weighed(one: RiverName, long: number, near: Surroundings): Written {
  const points = lettered(one, long);
  const lean = Math.abs(one.angle);
  const cost = points.reduce((sum, spot) => sum + crowding(spot, near), 0) / points.length;
  return { ...one, points, worth: -cost - 2 * lean - 12 * Math.max(0, lean - STEEP) };
}

/** Points through the middle of the letters of a name. */
function lettered({ x, y, angle, off }: RiverName, long: number): Spot[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [across, many] = [off - 12, Math.ceil(long / APIECE)];
  return Array.from({ length: many + 1 }, (_, i) => {
    const far = (i / many - 0.5) * long;
    return { x: x + cos * far - sin * across, y: y + sin * far + cos * across };
  });
}

const away = (spot: Spot, all: Spot[]): number => Math.min(...all.map((o) => Math.hypot(o.x - spot.x, o.y - spot.y)));

function crowding(spot: Spot, { water, around, ships, named, wide, high }: Surroundings): number {
  const outside = Math.max(0, 14 - spot.x, spot.x - wide + 14, 20 - spot.y, spot.y - high + 20);
  const crowded = Math.max(0, ENOUGH - away(spot, around));
  const docked = Math.max(0, 40 - away(spot, ships));
  const met = Math.max(0, 90 - away(spot, named)); // nothing is infinitely far
  const astray = Math.max(0, away(spot, water) - 34);
  return 50 * outside ** 2 + crowded ** 2 + docked ** 2 + 8 * met ** 2 + 0.6 * astray ** 2;
}

// Euphrat & Tigris: the land between the rivers, hands behind screens, leaders of four dynasties.
import type { BoardKit, Stock } from "../../lib/boards";
import type { Line } from "../../lib/wire";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { iconFrom } from "../shared/icons";
import { ICONS } from "./icons";
import { brief, owns } from "./owns";
import { gather, plan } from "./swap";
import { DYNASTIES, SPHERES } from "./types";
import type { TigrisView } from "./view";

/** My own points, seen by me alone, and everybody's once they are open. */
function stocks(view: TigrisView, player: number): Stock[] {
  const one = view.players[player];
  if (!one?.points) return [];
  const points = SPHERES.map((sphere) => ({
    piece: `tile-${sphere}`,
    count: one.points?.[sphere] ?? 0,
    home: `points:${sphere}`,
  }));
  return [{ piece: "treasure", count: one.treasures ?? 0 }, ...points];
}

/** Behind the screens: points by colour, and treasures. */
function counted(line: Line): [string, number][] {
  const of = (name: string): number => Number(line.arguments[name]?.value ?? 0);
  if (line.message === "final-treasures") return [["treasure", of("count")]];
  return line.message === "final-points" ? SPHERES.map((sphere) => [sphere, of(sphere)]) : [];
}

const kit: BoardKit = {
  layout: "wide",
  Board,
  Hand,
  Facts,
  mark: (seat) => `plate-${DYNASTIES[seat] ?? "bow"}`,
  stocks,
  brief,
  owns,
  gather,
  plan,
  final: /^final/,
  counted,
  apart: true,
  lineIcon: iconFrom(ICONS),
};
export default kit;

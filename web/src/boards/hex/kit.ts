// The kit of all games played on a hex map.
import type { BoardKit, Stock } from "../../lib/boards";
import { pointsOf } from "../../lib/scores";
import { iconFrom } from "../shared/icons";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { ICONS } from "./icons";
import { brief, dice, held, owns, settlers, whereabouts } from "./owns";
import "./pieces";
import { RESOURCES, type MapView } from "./types";

/** Points; my goods by kind, those of others as cards. */
function stocks(view: MapView, player: number): Stock[] {
  const one = view.players[player];
  if (!one) return [];
  const hand = one.hand
    ? RESOURCES.map((good) => ({ piece: `res-${good}`, count: one.hand?.[good] ?? 0 }))
    : [{ piece: "cards-hand", count: one.resources }];
  return [
    { piece: "star-points", count: one.points },
    ...hand,
    { piece: "res-gold", count: one.gold },
    { piece: "dev-back", count: one.development },
  ];
}

/** A map wider than high takes the whole width, with the goods in a tray below it. */
export const wide: BoardKit = {
  layout: "wide",
  Board,
  Hand,
  Facts,
  mark: (seat) => `mark-${seat + 1}`,
  stocks,
  brief,
  owns,
  whereabouts,
  settlers,
  called: (anchor, view, geometry, voice) =>
    anchor.startsWith("hex:") ? whereabouts(anchor, view, geometry, voice) : "",
  held,
  dice,
  final: /^(scored|wins)/,
  counted: (line) => pointsOf(line).map(([key, n]) => [key, key === "scored-curse" ? -n : n]),
  lineIcon: iconFrom(ICONS),
};

const kit: BoardKit = { ...wide, layout: "square" };
export default kit;

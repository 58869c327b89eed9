// Marco Polo II: the map of Asia with its routes, the action area, dice, cards and seals.
import type { BoardKit, Stock } from "../../lib/boards";
import { iconFrom } from "../shared/icons";
import { lay } from "../shared/lay";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { gather } from "./goods";
import Hand from "./Hand.svelte";
import { ICONS } from "./icons";
import { brief, owns } from "./owns";
import pieces from "./pieces.svg?raw";
import { GOODS, icon } from "./types";
import type { JourneyView } from "./view";

lay(pieces);

function stocks(view: JourneyView, player: number): Stock[] {
  const one = view.players[player];
  if (!one) return [];
  const goods = GOODS.map((good) => ({ piece: icon(good).id, style: icon(good).style, count: one.goods[good] ?? 0 }));
  return [{ piece: "mp-points", count: one.points }, ...goods, { piece: "card-contract", count: one.contracts.length }];
}

const kit: BoardKit = {
  layout: "wide",
  Board,
  Hand,
  Facts,
  mark: (seat) => `mark-${seat + 1}`,
  stocks,
  brief,
  owns,
  gather,
  final: /^(scores-|shows-goal)/,
  lineIcon: iconFrom(ICONS),
};
export default kit;

// Tadmor: seven regions between the sea and the Euphrates, camels and ships, towers and temples that grow.
import type { BoardKit, Stock } from "../../lib/boards";
import { iconFrom } from "../shared/icons";
import { lay } from "../shared/lay";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { gather } from "./goods";
import { ICONS } from "./icons";
import { brief, held, owns } from "./owns";
import pieces from "./pieces.svg?raw";
import { GOODS } from "./types";
import type { TadmorView } from "./view";

lay(pieces);

function stocks(view: TadmorView, player: number): Stock[] {
  const one = view.boards[player];
  if (!one) return [];
  const goods = GOODS.map((good, i) => ({ piece: `res-${good}`, count: one.warehouse[i] ?? 0 }));
  const precious = Object.values(one.goods).reduce((sum, n) => sum + n, 0);
  return [
    { piece: "td-prestige", count: one.prestige },
    ...goods,
    { piece: "td-good", count: precious },
    { piece: "td-upgrade", count: one.upgrades.length },
  ];
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
  held,
  gather,
  final: /^final/,
  lineIcon: iconFrom(ICONS),
};
export default kit;

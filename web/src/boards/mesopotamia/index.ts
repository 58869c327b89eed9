// Mesopotamia: the land between the rivers, its empires, their battles.
import type { BoardKit, Stock } from "../../lib/boards";
import { iconFrom } from "../shared/icons";
import { lay } from "../shared/lay";
import { scenes } from "./battle/again";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { ICONS } from "./icons";
import { widen } from "./map/marches";
import { brief, held, owns } from "./owns";
import pieces from "./pieces.svg?raw";
import Throw from "./Throw.svelte";
import { joined, named } from "./naming";
import { called, GOODS, goodIcon } from "./types";
import type { MesopotamiaView } from "./view";

lay(pieces);

function stocks(view: MesopotamiaView, player: number): Stock[] {
  const one = view.sides[player];
  if (!one) return [];
  const goods = GOODS.map((good) => ({ piece: goodIcon(good), count: one.goods[good] ?? 0 }));
  return [{ piece: "ms-points", count: one.points }, ...goods, { piece: "ms-mission", count: one.mission_count }];
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
  called,
  held,
  widen: (offer, view, geometry, voice) => named(widen(offer, view, geometry, voice), view, geometry, voice),
  scenes,
  joined,
  Parts: Throw,
  decided:
    /^(ur-falls|ur-holds-out|siege-too-long|assur-(entered|falls|stands)|waves-too-long|automa-(wins|beaten)|rating)$/,
  lineIcon: iconFrom(ICONS),
};
export default kit;

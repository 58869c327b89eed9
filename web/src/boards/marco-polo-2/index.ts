// Marco Polo II: the map of Asia with its routes, the action area, dice, cards and seals.
import type { BoardKit, Stock } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import { lay } from "../shared/lay";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import pieces from "./pieces.svg?raw";
import { GOODS, icon, type JourneyView } from "./types";

lay(pieces);

function logIcon(text: string, voice: Voice): string | null {
  const low = text.toLowerCase();
  if (/travels|reist/.test(low)) return "mp-step";
  if (/post|kontor/.test(low)) return "mp-post";
  if (/contract|auftrag/.test(low)) return "card-contract";
  if (/seal|siegel/.test(low)) return "guild-seal";
  if (/scores|point|punkt/.test(low)) return "mp-points";
  if (/rolls|würfel/.test(low)) return "die-5";
  for (const good of GOODS) if (low.includes(voice.say(`good-${good}`).toLowerCase())) return icon(good).id;
  return null;
}

function stocks(view: JourneyView, player: number): Stock[] {
  const one = view.players[player];
  if (!one) return [];
  const goods = GOODS.map((good) => ({ piece: icon(good).id, style: icon(good).style, count: one.goods[good] ?? 0 }));
  return [{ piece: "mp-points", count: one.points }, ...goods, { piece: "card-contract", count: one.contracts.length }];
}

const kit: BoardKit = { layout: "wide", Board, Hand, Facts, mark: (seat) => `mark-${seat + 1}`, stocks, logIcon };
export default kit;

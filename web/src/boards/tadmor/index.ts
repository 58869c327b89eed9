// Tadmor: seven regions between the sea and the Euphrates, camels and ships, towers and temples that grow.
import type { BoardKit, Stock } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import { lay } from "../shared/lay";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import pieces from "./pieces.svg?raw";
import { GOODS, type TadmorView } from "./types";

lay(pieces);

function logIcon(text: string, voice: Voice): string | null {
  const low = text.toLowerCase();
  if (/raid|räuber|überf/.test(low)) return "td-raiders";
  if (/prestige/.test(low)) return "td-prestige";
  if (/tower|turm/.test(low)) return "td-single";
  if (/temple|tempel/.test(low)) return "td-temple";
  if (/mission|auftrag/.test(low)) return "td-mission";
  for (const good of GOODS) if (low.includes(voice.say(`good-${good}`).toLowerCase())) return `res-${good}`;
  for (const figure of ["camel", "ship"]) if (low.includes(voice.say(`figure-${figure}`).toLowerCase())) return figure;
  return null;
}

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

const kit: BoardKit = { layout: "wide", Board, Hand, Facts, mark: (seat) => `mark-${seat + 1}`, stocks, logIcon };
export default kit;

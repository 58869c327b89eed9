// The kit of all games played on a hex map.
import type { BoardKit, Stock } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import { lay } from "../shared/lay";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import pieces from "./pieces.svg?raw";
import { CARDS, RESOURCES, type HexView } from "./types";

lay(pieces);

/** The symbol beside a sentence: the first thing of the game it names. */
function logIcon(text: string, voice: Voice): string | null {
  const low = text.toLowerCase();
  const mentions = (id: string) => voice.has(id) && low.includes(voice.say(id).toLowerCase());
  if (/alexander/.test(low)) return "alexander";
  if (/räuber|robber|steal|stiehl|raub/.test(low)) return "robber";
  for (const item of ["settlement", "city", "road", "ship", "block"]) if (mentions(`item-${item}`)) return item;
  for (const card of CARDS) if (mentions(`card-${card}`)) return `dev-${card}`;
  if (mentions("item-card")) return "dev-back";
  for (const good of [...RESOURCES, "gold"]) if (mentions(`good-${good}`)) return `res-${good}`;
  if (/würfelt|rolls/.test(low)) return "die-5";
  return null;
}

/** Points; my goods by kind, those of others as cards. */
function stocks(view: HexView, player: number): Stock[] {
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
  logIcon,
};

const kit: BoardKit = { layout: "square", Board, Hand, Facts, mark: (seat) => `mark-${seat + 1}`, stocks, logIcon };
export default kit;

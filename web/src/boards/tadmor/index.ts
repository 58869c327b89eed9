// Tadmor: seven regions between the sea and the Euphrates, camels and ships, towers and temples that grow.
import type { BoardKit } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import { lay } from "../shared/lay";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import pieces from "./pieces.svg?raw";
import { GOODS } from "./types";

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

const kit: BoardKit = { layout: "wide", Board, Hand, Facts, mark: (seat) => `mark-${seat + 1}`, logIcon };
export default kit;

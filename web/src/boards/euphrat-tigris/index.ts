// Euphrat & Tigris: the land between the rivers, hands behind screens, leaders of four dynasties.
import type { BoardKit } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { DYNASTIES, OFFICES, SPHERES } from "./types";

/** What a sentence of the log is about, from the words of the game in it; the last one mentioned counts least. */
function logIcon(text: string, voice: Voice): string | null {
  const low = text.toLowerCase();
  const mentions = (id: string) => low.includes(voice.say(id).toLowerCase());
  if (/treasure|schatz|schätze/.test(low)) return "treasure";
  if (/catastroph|katastroph/.test(low)) return "tile-catastrophe";
  if (/\bwar\b|krieg|revolt|aufstand|commit|commits|setzt .* ein/.test(low)) return "ui-sword";
  if (/monument/.test(low)) return "ui-monument";
  for (const office of OFFICES) if (mentions(`leader-${office}`)) return `disc-${office}`;
  for (const sphere of SPHERES) if (mentions(`tile-${sphere}`) || mentions(`sphere-${sphere}`)) return `tile-${sphere}`;
  return null;
}

const kit: BoardKit = { layout: "wide", Board, Hand, Facts, mark: (seat) => `plate-${DYNASTIES[seat] ?? "bow"}`, logIcon };
export default kit;

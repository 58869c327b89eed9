// Euphrat & Tigris: the land between the rivers, hands behind screens, leaders of four dynasties.
import type { BoardKit, Stock } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { DYNASTIES, OFFICES, SPHERES, type TigrisView } from "./types";

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

const kit: BoardKit = {
  layout: "wide",
  Board,
  Hand,
  Facts,
  mark: (seat) => `plate-${DYNASTIES[seat] ?? "bow"}`,
  stocks,
  logIcon,
};
export default kit;

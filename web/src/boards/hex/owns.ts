// All that is public about a player of Catan and its scenarios, where things lie, and what is held.
import type { Owned, OwnsArgs, Stock, Thing } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import type { Line } from "../../lib/wire";
import { HexMap, isWater } from "./map";
import type { MapGeometry, MapView } from "./types";

export const dice = (line: Line): number | null =>
  line.message === "rolled" ? Number(line.arguments.total?.value ?? 0) || null : null;

export const held = (view: MapView, seat: number, word: string): number | null =>
  word === "gold" ? (view.players[seat]?.gold ?? 0) : (view.players[seat]?.hand?.[word] ?? null);

export function brief(view: MapView, player: number): Stock[] {
  const one = view.players[player];
  if (!one) return [];
  return [
    { piece: "star-points", count: one.points },
    { piece: "cards-hand", count: one.resources },
    view.levels ? { piece: "res-gold", count: one.gold } : { piece: "dev-back", count: one.development },
  ];
}

export function owns({ view, geometry, player, voice, rule }: OwnsArgs<MapView, MapGeometry>): Owned[] {
  const one = view.players[player];
  if (!one) return [];
  const style = `--c:var(--p${player + 1});--on:var(--p${player + 1}-on)`;
  const has: Thing[] = [
    { piece: "star-points", name: voice.say("board-points"), count: one.points },
    { piece: "cards-hand", name: voice.say("board-hand-cards"), count: one.resources },
    { piece: "dev-back", name: voice.say("board-development"), count: one.development },
    { piece: "dev-knight", name: voice.say("board-knights"), count: one.knights },
    { piece: "road", style, name: voice.say("board-road"), count: one.road },
  ];
  if (view.levels || one.gold) has.push({ piece: "res-gold", name: voice.say("good-gold"), count: one.gold });
  if (view.chips) has.push({ piece: "stage-event", name: voice.say("board-chips"), count: view.chips[player] ?? 0 });
  if (view.blocks)
    has.push({ piece: "block", style, name: voice.say("board-blocks"), count: view.blocks[player] ?? 0 });
  return [
    { title: voice.say("board-has"), things: has },
    { title: voice.say("board-honours"), things: honours(view, player, voice, rule) },
    { title: voice.say("board-ports"), things: ports(view, player, voice) },
    {
      title: voice.say("board-stock"),
      things: Object.entries(one.stock)
        .filter(([item]) => item in geometry.costs)
        .map(([item, count]) => ({ piece: item, style, name: voice.say(`item-${item}`), count })),
    },
  ];
}

function honours(view: MapView, player: number, voice: Voice, rule: (id: string) => string): Thing[] {
  const found: Thing[] = [];
  const style = `--c:var(--p${player + 1})`;
  if (view.longest_road === player)
    found.push({ piece: "road", style, name: voice.say("show-longest"), text: rule("B29") });
  if (view.largest_army === player) found.push({ piece: "dev-knight", name: voice.say("show-army") });
  const adviser = (view.advisers?.indexOf(player) ?? -1) + 1;
  if (adviser) found.push({ piece: "laurel", name: voice.say(`adviser-${["first", "second", "third"][adviser - 1]}`) });
  if (view.blessed === player) found.push({ piece: "ui-sun", name: voice.say("board-blessed") });
  if (view.cursed?.includes(player)) found.push({ piece: "ui-hint", name: voice.say("board-cursed") });
  return found;
}

/** The harbours a player has built at, each kind once. */
function ports(view: MapView, player: number, voice: Voice): Thing[] {
  const kinds = Object.entries(view.buildings).flatMap(([vertex, piece]) =>
    piece.player === player && view.harbours[vertex] ? [view.harbours[vertex]] : [],
  );
  return [...new Set(kinds)].map((kind) => ({
    piece: kind === "any" ? "ship" : `res-${kind}`,
    style: `--c:var(--p${player + 1})`,
    name: voice.say(`harbour-${kind}`),
  }));
}

/** Who has built beside a hex: whom a robber there would keep from its yield. */
export function settlers(anchor: string, view: MapView, geometry: MapGeometry): number[] {
  const [kind, one = ""] = anchor.split(":");
  if (kind !== "hex") return [];
  const seats = (geometry.corners[one] ?? []).flatMap((corner) => view.buildings[corner]?.player ?? []);
  return [...new Set(seats)].sort();
}

let drawn: { geometry: MapGeometry; map: HexMap } | null = null;

/** "forest 11, hills 4, harbour 3:1": what lies around a crossing, beside a path, on a hex. */
export function whereabouts(anchor: string, view: MapView, geometry: MapGeometry, voice: Voice): string {
  if (drawn?.geometry !== geometry) drawn = { geometry, map: new HexMap(geometry) };
  const [kind, one = ""] = anchor.split(":");
  const about = (hex: string): string[] => {
    const land = view.hexes[hex];
    if (!land || isWater(land.terrain)) return [];
    return [voice.say(`terrain-${land.terrain}`) + (land.number ? ` ${land.number}` : "")];
  };
  if (kind === "hex") return about(one).join("");
  if (kind === "edge") return (drawn.map.edges.get(one)?.hexes ?? []).flatMap(about).join(", ");
  if (kind !== "vertex") return "";
  const harbour = view.harbours[one];
  const lands = (drawn.map.vertices.get(one)?.hexes ?? []).flatMap(about);
  return [...lands, ...(harbour ? [voice.say(`harbour-${harbour}`)] : [])].join(", ");
}

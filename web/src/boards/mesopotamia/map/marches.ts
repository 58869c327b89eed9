// Whole marches: chosen by a unit and a goal, confirmed as one. The view says which there are and what waits there.
import type { Chain } from "../../../lib/boards";
import type { Voice } from "../../../lib/text.svelte";
import type { Offer, OfferedMove } from "../../../lib/wire";
import { areaName } from "../types";
import type { MarchView, MesopotamiaGeometry, MesopotamiaView } from "../view";

export const originOf = (march: MarchView): string => march.way[0] ?? "";
export const goalOf = (march: MarchView): string => march.way.at(-1) ?? "";
const atSea = (march: MarchView): boolean => march.kind === "ship";

/** Two places that are clicked as one: the unit in its area, the ship on its section. */
export const unitAnchor = (kind: string, place: string): string =>
  kind === "ship" ? `section:${place}@ship` : `troop:${kind}@area:${place}`;
export const goalAnchor = (march: MarchView): string => `${atSea(march) ? "section" : "area"}:${goalOf(march)}`;

/** The name of a march among the moves that are offered. */
export const marchKey = (march: MarchView): string =>
  `${atSea(march) ? "sail" : march.ram ? "haul" : "march"} ${march.kind} ${originOf(march)} ${goalOf(march)}`;

export const placeName = (voice: Voice, geometry: MesopotamiaGeometry, march: MarchView, place: string): string =>
  atSea(march) ? voice.say(`section-${place}`) : areaName(voice, geometry, place);

/** What a march costs and what happens at its goal. */
export function marchNotes(voice: Voice, march: MarchView): string[] {
  const waits = march.meets.map((one) => voice.say(`board-meets-${one}`));
  return [
    voice.say("board-steps", { n: march.steps, of: march.speed }),
    ...(march.ram ? [voice.say("board-with-ram")] : []),
    ...(march.pinned ? [voice.say("board-must-stop")] : []),
    ...waits,
  ];
}

function chain(march: MarchView, geometry: MesopotamiaGeometry, voice: Voice): Chain {
  return {
    words: marchKey(march),
    label: voice.say("board-march", {
      kind: voice.say(`kind-${march.kind}`),
      from: placeName(voice, geometry, march, originOf(march)),
      to: placeName(voice, geometry, march, goalOf(march)),
    }),
    anchors: [unitAnchor(march.kind, originOf(march)), goalAnchor(march)],
    preview: marchNotes(voice, march).join(", "),
    run: march.moves,
  };
}

/** A unit that is only activated goes on step by step. */
function alone(move: OfferedMove, voice: Voice): OfferedMove {
  const [verb, ...rest] = move.words.split(" ");
  const preview = voice.say("board-step-by-step");
  if (verb === "rouse") return { ...move, anchors: [unitAnchor(rest[0] ?? "", rest[1] ?? "")], preview };
  if (verb === "unmoor") return { ...move, anchors: [unitAnchor("ship", rest[0] ?? "")], preview };
  return move;
}

/** One more step of a unit on its way, with what waits there. */
function stepped(move: OfferedMove, view: MesopotamiaView, voice: Voice): OfferedMove {
  const [verb, goal] = move.words.split(" ");
  const step = view.marches.find((one) => one.steps === 1 && goalOf(one) === goal && one.ram === (verb === "haul"));
  return step ? { ...move, preview: marchNotes(voice, step).join(", ") } : move;
}

/** What Explore offers, with every march in one go. */
export function widen(offer: Offer, view: MesopotamiaView, geometry: MesopotamiaGeometry, voice: Voice): Offer {
  if (/^(march|sail)$/.test(offer.question.decision))
    return { ...offer, moves: offer.moves.map((move) => stepped(move, view, voice)) };
  if (offer.question.decision !== "explore") return offer;
  const chains = view.marches.map((march) => chain(march, geometry, voice));
  return { ...offer, moves: [...chains, ...offer.moves.map((move) => alone(move, voice))] };
}

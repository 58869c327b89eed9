// What a lesson lets one choose: only what fits its step; what leads away is explained.
import type { Offer, TableState } from "./wire";

/** The offer as the lesson narrows it; all of it where no step is open. */
export function taught(state: TableState): Offer | null {
  const accept = state.guide?.accept ?? [];
  if (!state.offer || !accept.length) return state.offer;
  const fits = new Set(accept);
  return { ...state.offer, moves: state.offer.moves.filter((move) => fits.has(move.words)) };
}

/** Why a place cannot be chosen now though the rules allow it: the lesson is about something else. */
export function leadsAway(state: TableState, anchor: string): { sentence: string; rule: string } | null {
  const guide = state.guide;
  if (!guide?.accept.length || !state.offer?.moves.some((move) => move.anchors.includes(anchor))) return null;
  return { sentence: guide.other, rule: guide.rule };
}

// What a pointer is over: the anchor, and whether it lies at the lower left of the board.

export interface Pointed {
  anchor: string;
  low: boolean;
}

export const NOWHERE: Pointed = { anchor: "", low: false };

export function pointed(event: PointerEvent): Pointed {
  const one = (event.target as Element).closest("[data-anchor]");
  const frame = one?.closest("svg.board")?.getBoundingClientRect();
  if (!one || !frame) return NOWHERE;
  const low = event.clientX < frame.left + frame.width * 0.45 && event.clientY > frame.top + frame.height * 0.5;
  return { anchor: one.getAttribute("data-anchor") ?? "", low };
}

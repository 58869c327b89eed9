// What is pointed at on a board: by the pointer, the keyboard's cursor or a finger.
import { untrack } from "svelte";
import { SMALL } from "../../lib/sizes";

export class Pointed {
  /** `asked`: what is told of a place goes with the question, so that the board is seen again. */
  constructor(asked: () => unknown = () => null) {
    const question = $derived(asked());
    $effect(() => {
      void question;
      untrack(this.leave);
    });
  }

  anchor = $state("");
  /** It lies where the lens would cover it: at the lower left, on a small screen anywhere in the lower half. */
  low = $state(false);

  at(anchor: string, low = this.lies(anchor)): void {
    this.anchor = anchor;
    this.low = low;
  }

  hover = (event: PointerEvent): void => {
    const one = (event.target as Element).closest("[data-anchor]");
    const frame = one?.closest("svg.board")?.getBoundingClientRect();
    const low = !!frame && covered(frame, event.clientX, event.clientY);
    this.at((frame && one?.getAttribute("data-anchor")) ?? "", low);
  };

  leave = (): void => this.at("");

  /** What the pointer is on stays as it was found; of others the middle counts. */
  private lies(anchor: string): boolean {
    if (anchor === this.anchor) return this.low;
    const one = document.querySelector(`svg.board [data-anchor="${CSS.escape(anchor)}"]`);
    const frame = one?.closest("svg.board")?.getBoundingClientRect();
    const box = one?.getBoundingClientRect();
    return !!frame && !!box && covered(frame, box.left + box.width / 2, box.top + box.height / 2);
  }
}

function covered(frame: DOMRect, x: number, y: number): boolean {
  const below = y > frame.top + frame.height * 0.5;
  return below && (matchMedia(SMALL).matches || x < frame.left + frame.width * 0.45);
}

// What is pointed at on a board: by the pointer, the keyboard's cursor or a finger.
import { untrack } from "svelte";

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
  /** It lies at the lower left of the board, where the lens would cover it. */
  low = $state(false);

  at(anchor: string, low = false): void {
    this.anchor = anchor;
    this.low = low;
  }

  hover = (event: PointerEvent): void => {
    const one = (event.target as Element).closest("[data-anchor]");
    const frame = one?.closest("svg.board")?.getBoundingClientRect();
    const low =
      !!frame && event.clientX < frame.left + frame.width * 0.45 && event.clientY > frame.top + frame.height * 0.5;
    this.at((frame && one?.getAttribute("data-anchor")) ?? "", low);
  };

  leave = (): void => this.at("");
}

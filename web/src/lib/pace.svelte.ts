// What others do, shown one thing after another: by the time since the last one shown, whatever arrives when.
import { rest } from "./settings.svelte";
import type { TableState } from "./wire";

const MOST = 80; // with more than this waiting, the first of it is not played back

export class Pace {
  /** How many things are still to be shown. */
  behind = $state(0);
  /** How much of a pause a thing deserves: 1 for a move on the board, less for a mere remark. */
  weigh: (shown: TableState) => number = () => 1;

  private waiting: TableState[] = [];
  private due = 0; // when the next may be shown
  private known = 0; // nothing up to this number is shown slowly
  private pumping = false;
  private wake: (() => void) | null = null;

  constructor(private show: (next: TableState) => void | Promise<void>) {}

  push(next: TableState): void {
    if (next.lines_reset) {
      this.waiting = []; // it holds all that was still to come
      this.known = next.number;
    }
    this.waiting.push(next);
    this.behind = this.waiting.length;
    if (next.lines_reset) this.wake?.();
    void this.pump();
  }

  /** What I did myself is shown at once, with all that came before it. */
  reach(number: number): void {
    this.known = Math.max(this.known, number);
    this.wake?.();
  }

  /** Everything that waits is shown now. */
  skip(): void {
    this.reach(this.waiting.at(-1)?.number ?? 0);
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (!this.hurried(next)) await this.until(this.due);
      if (this.waiting[0] !== next) continue; // something else has taken its place
      if (!this.hurried(next) && performance.now() < this.due) continue;
      this.waiting.shift();
      await this.show(next);
      this.behind = this.waiting.length;
      if (next.lines.length) this.due = performance.now() + rest() * this.weigh(next);
    }
    this.pumping = false;
  }

  private hurried(next: TableState): boolean {
    const quiet = next.lines_reset || next.lines.length === 0 || next.number <= this.known;
    return quiet || rest() === 0 || document.visibilityState !== "visible" || this.waiting.length > MOST;
  }

  private until(due: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, Math.max(0, due - performance.now()));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

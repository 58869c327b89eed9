// What happened since my last move, played once more on the board.
import { get } from "./api";
import { rest } from "./settings.svelte";
import type { LastMove } from "./boards";
import type { Replay, ReplayStep } from "./wire";

const SLOWEST = 1200; // milliseconds a step stands for those who are shown everything at once

export class Recap {
  step = $state.raw<ReplayStep | null>(null);
  move = $state.raw<LastMove | null>(null);
  /** Nothing has happened since. */
  empty = $state(false);
  private turn = 0; // a new one ends the one before

  constructor(private path: (rest: string) => string) {}

  async play(seat: number): Promise<void> {
    const turn = (this.turn += 1);
    this.empty = false;
    const { movers, last } = await get<Replay>(this.path("/replay"));
    const steps = since(movers, seat, last);
    let before = steps.length ? await this.fetch((steps[0] ?? 1) - 1) : null;
    for (const number of steps) {
      const step = await this.fetch(number);
      if (turn !== this.turn) return;
      const told = step.lines.length > 0;
      if (told) this.show(step, before);
      before = step;
      if (told) await new Promise((done) => setTimeout(done, rest() || SLOWEST));
      if (turn !== this.turn) return;
    }
    this.empty = this.step === null;
    this.stop();
  }

  stop(): void {
    this.turn += 1;
    this.step = this.move = null;
  }

  private fetch(number: number): Promise<ReplayStep> {
    return get<ReplayStep>(this.path(`/replay/${number}`));
  }

  private show(step: ReplayStep, before: ReplayStep | null): void {
    this.move = { number: step.number, mover: step.mover, before: before?.view ?? null, lines: step.lines };
    this.step = step;
  }
}

/** The entries after the last one that a seat has made. */
export function since(movers: readonly number[], seat: number, last: number): number[] {
  const first = movers.slice(0, last).lastIndexOf(seat) + 1;
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + 1 + i);
}

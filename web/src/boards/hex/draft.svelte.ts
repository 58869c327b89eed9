// A trade while it is put together: what I would give and what I want, and the moves that say so.

export type Heap = Record<string, number>;

export const count = (heap: Heap): number => Object.values(heap).reduce((sum, n) => sum + n, 0);
const spread = (verb: string, heap: Heap): string[] =>
  Object.entries(heap).flatMap(([good, n]) => Array<string>(n).fill(`${verb} ${good}`));

export class Draft {
  gives = $state.raw<Heap>({});
  wants = $state.raw<Heap>({});
  /** Both sides name something: it can be offered. */
  readonly whole: boolean = $derived(count(this.gives) > 0 && count(this.wants) > 0);

  /** One more of a good, which then stands on this side alone; never more than there are. */
  give(good: string, most: number): void {
    this.gives = { ...this.gives, [good]: Math.min(most, (this.gives[good] ?? 0) + 1) };
    this.wants = without(this.wants, good);
  }

  want(good: string): void {
    this.wants = { ...this.wants, [good]: (this.wants[good] ?? 0) + 1 };
    this.gives = without(this.gives, good);
  }

  less(side: "gives" | "wants", good: string): void {
    const n = (this[side][good] ?? 0) - 1;
    this[side] = n > 0 ? { ...this[side], [good]: n } : without(this[side], good);
  }

  clear(): void {
    this.gives = {};
    this.wants = {};
  }

  /** What another offers, seen from my side: the beginning of a counter-offer. */
  mirror(gives: Heap, wants: Heap, hand: Heap): void {
    this.wants = { ...gives };
    this.gives = Object.fromEntries(
      Object.entries(wants)
        .map(([good, n]): [string, number] => [good, Math.min(n, hand[good] ?? 0)])
        .filter(([, n]) => n > 0),
    );
  }

  /** Card by card, as moves say it. */
  words(): string[] {
    return [...spread("give", this.gives), ...spread("want", this.wants)];
  }

  /** The moves that make this offer: how it begins (nothing where it has begun), card by card, and to whom. */
  moves(begin: string, to: string): string[] {
    return [...(begin ? [begin] : []), ...this.words(), to];
  }

  /** The good and the wanted good, where this is a trade with the supply at such a rate. */
  bank(rates: Heap): [string, string] | null {
    const [[good, n] = ["", 0], ...more] = Object.entries(this.gives);
    const [[wanted, one] = ["", 0], ...others] = Object.entries(this.wants);
    return !more.length && !others.length && one === 1 && n > 0 && n === rates[good] ? [good, wanted] : null;
  }
}

/** One side of what is said in words of moves. */
export function side(words: readonly string[], verb: "give" | "want"): Heap {
  const heap: Heap = {};
  for (const [said, good] of words.map((one) => one.split(" ")))
    if (said === verb && good) heap[good] = (heap[good] ?? 0) + 1;
  return heap;
}

function without(heap: Heap, good: string): Heap {
  return Object.fromEntries(Object.entries(heap).filter(([one]) => one !== good));
}

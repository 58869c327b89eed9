// Two dice that show a sum. Which of the pairs with that sum they show is looks alone: by the number of the entry.

export function faces(sum: number, seed: number): [number, number] {
  const least = Math.max(1, sum - 6);
  const most = Math.min(6, sum - 1);
  const first = least + (seed % (most - least + 1));
  return [first, sum - first];
}

/** Faces on the way: never the same twice in a row. */
export function tumbling(step: number): [number, number] {
  return [1 + ((step * 5 + 2) % 6), 1 + ((step * 7 + 4) % 6)];
}

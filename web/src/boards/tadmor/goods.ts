// Goods that are paid, given up or waived are asked for one by one; people choose them together.
import { gatherer } from "../shared/portions";

const ONE = /^(\w+) (wood|stone|marble|gold)$/;

export const gather = gatherer({
  from: 2, // a single one is picked from the list
  piece: (kind) => `res-${kind}`,
  answers: (verb, counts) => counts.flatMap(([kind, count]) => Array<string>(count).fill(`${verb} ${kind}`)),
  named: (answer) => {
    const [, verb = "", kind] = ONE.exec(answer) ?? [];
    return kind ? { verb, kind, count: 1 } : null;
  },
});

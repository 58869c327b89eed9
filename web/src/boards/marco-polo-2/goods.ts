// Goods of choice are asked for kind by kind, those received until only gold is left; people choose them together.
import { gatherer } from "../shared/portions";
import { icon } from "./types";

const SOME = /^(\w+) (pepper|silk|gold) (\d+)$/;
const TAKEN = "receive";
const REST = "gold";

export const gather = gatherer({
  from: 1,
  piece: (kind) => icon(kind).id,
  answers: (verb, counts, wanted) => {
    const answers: string[] = [];
    let left = wanted;
    for (const [kind, count] of counts) {
      if (!left || (verb === TAKEN && kind === REST)) break;
      answers.push(`${verb} ${kind} ${count}`);
      left -= count;
    }
    return answers;
  },
  named: (answer) => {
    const [, verb = "", kind, count] = SOME.exec(answer) ?? [];
    return kind ? { verb, kind, count: Number(count) } : null;
  },
});

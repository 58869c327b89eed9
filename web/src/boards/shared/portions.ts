// What the rules ask piece by piece or kind by kind, chosen as one: how many of each, then once confirmed.
import type { Gather } from "../../lib/boards";
import { raised } from "../../lib/raised";
import { t, type Voice } from "../../lib/text.svelte";
import type { Offer, Together } from "../../lib/wire";

/** How a game answers for what is chosen together. */
export interface Manner {
  /** From so many on they are chosen together. */
  from: number;
  piece: (kind: string) => string;
  /** So many of each kind, in the order they are asked for, as answers that begin with a word. */
  answers: (verb: string, counts: [kind: string, count: number][], wanted: number) => string[];
  /** The other way round: what an answer names. */
  named: (answer: string) => { verb: string; kind: string; count: number } | null;
}

const anchored = (kind: string): string => `good:${kind}`;

/** Where there is one way only, the rules' own single answers stay. */
function isOpen({ wanted, portions }: Together): boolean {
  const most = portions.reduce((sum, one) => sum + Math.min(one.most, wanted), 0);
  const least = portions.reduce((sum, one) => sum + one.least, 0);
  return least < wanted && wanted < most;
}

export function gatherer(manner: Manner) {
  return (offer: Offer, _view: unknown, _seat: number, voice: Voice): Offer => {
    const { together, moves } = offer;
    const first = moves[0];
    if (!together || !first || together.wanted < manner.from || !isOpen(together)) return offer;
    return { ...offer, moves: [gathered(together, first.words.split(" ")[0] ?? "", manner, voice)] };
  };
}

function gathered(together: Together, verb: string, manner: Manner, voice: Voice): Gather {
  const { wanted, portions } = together;
  const counts = (amounts: Readonly<Record<string, number>>) =>
    portions.map(({ kind }): [string, number] => [kind, amounts[anchored(kind)] ?? 0]);
  return {
    words: verb,
    label: "",
    anchors: [],
    preview: "",
    wanted,
    kinds: portions
      .filter(({ most }) => most > 0)
      .map(({ kind, least, most }) => ({
        anchor: anchored(kind),
        label: raised(voice.say(`good-${kind}`)),
        piece: manner.piece(kind),
        least,
        most: Math.min(most, wanted),
      })),
    called: (count) => t("give-together", { count, of: wanted }),
    answers: (amounts) => manner.answers(verb, counts(amounts), wanted),
    amounts: (answers) => planned(answers, verb, together, manner),
  };
}

/** What a plan gives of each; what it leaves unsaid is of the last kind. */
function planned(answers: readonly string[], verb: string, { wanted, portions }: Together, manner: Manner) {
  const found: Record<string, number> = {};
  let left = wanted;
  for (const answer of answers) {
    const named = manner.named(answer);
    if (!left || named?.verb !== verb) break;
    found[anchored(named.kind)] = (found[anchored(named.kind)] ?? 0) + named.count;
    left -= named.count;
  }
  const last = portions.at(-1);
  if (!Object.keys(found).length || !last) return null;
  if (left) found[anchored(last.kind)] = (found[anchored(last.kind)] ?? 0) + left;
  return found;
}

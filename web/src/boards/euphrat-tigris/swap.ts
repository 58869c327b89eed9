// Swapping tiles: the rules ask for every sphere how many are put aside; people pick the tiles and confirm them once.
import type { Gather } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import type { ExpectedMove, Offer } from "../../lib/wire";
import { SPHERES } from "./types";
import type { Sphere, TigrisView } from "./view";

const SWAP = "swap";
const ASIDE = /^aside (\d)$/;

const held = (sphere: Sphere): string => `hand:${sphere}`;

/** How many of each sphere are put aside by the answers from `at` on; null where they do not answer for all. */
function counts(answers: readonly string[], at: number): number[] | null {
  const found = SPHERES.map((_, i) => ASIDE.exec(answers[at + i] ?? "")?.[1]);
  return found.every((one) => one !== undefined) ? found.map(Number) : null;
}

/** The swap as one move: at the beginning of an action, or once it has begun and all spheres are still to be asked. */
export function gather(offer: Offer, view: TigrisView, seat: number, voice: Voice): Offer {
  const hand = view.players[seat]?.hand;
  const plain = offer.moves.find((move) => move.words === SWAP);
  const begun = offer.moves.every((move) => ASIDE.test(move.words) && move.anchors.includes(held("settlement")));
  if (!hand || !(plain || begun)) return offer;
  const before = plain ? [SWAP] : [];
  const swap: Gather = {
    words: plain?.words ?? "aside",
    label: plain?.label ?? voice.say("board-swap-many", { count: 0 }),
    anchors: [],
    preview: "",
    kinds: SPHERES.filter((sphere) => hand[sphere] > 0).map((sphere) => ({
      anchor: held(sphere),
      label: voice.say(`tile-${sphere}`),
      piece: `tile-${sphere}`,
      most: hand[sphere],
    })),
    called: (count) => voice.say("board-swap-many", { count }),
    answers: (amounts) => [...before, ...SPHERES.map((sphere) => `aside ${amounts[held(sphere)] ?? 0}`)],
    amounts: (answers) => {
      const found = counts(answers, before.length);
      return found && Object.fromEntries(SPHERES.map((sphere, i) => [held(sphere), found[i] ?? 0]));
    },
  };
  const question = begun ? { ...offer.question, prompt: voice.say("board-swap-ask") } : offer.question;
  return { ...offer, question, moves: begun ? [swap] : offer.moves.map((move) => (move === plain ? swap : move)) };
}

/** "Swap tiles: 2 temples, 1 market" instead of five steps. */
export function plan(line: ExpectedMove[], voice: Voice): ExpectedMove[] {
  const answers = line.map((step) => step.words);
  const at = answers.findIndex((words) => words === SWAP || ASIDE.test(words));
  const first = line[at];
  const found = first && counts(answers, first.words === SWAP ? at + 1 : at);
  if (!found) return line;
  const tiles = SPHERES.flatMap((sphere, i) =>
    found[i] ? [voice.say(`board-swap-${sphere}`, { count: found[i] })] : [],
  ).join(", ");
  const label = voice.say("board-swap-told", { swap: voice.say("act-swap"), tiles });
  const told = first.words === SWAP ? SPHERES.length + 1 : SPHERES.length;
  return [...line.slice(0, at), { ...first, label }, ...line.slice(at + told)];
}

// What the technologies of an empire do better than those of others: read from the numbers on their cards.
import { ACTIONS } from "./types";
import type { MesopotamiaGeometry, Technology } from "./view";

const CLEAR = 1.2; // times what all empires do together
const MOST = 2; // that are named

/** A number of a card; of food less is better. */
function worth(action: string, card: Technology | undefined, i: number): number {
  if (i === FREE) return card?.free.length ?? 0;
  const n = card?.numbers[i] ?? 0;
  return action === "growth" && i === 0 ? 1 / Math.max(1, n) : n;
}
const FREE = 3; // after the numbers: units for nothing

/** One number on all levels together; a level that an empire begins above counts as the first it has. */
function whole(action: string, cards: Technology[], i: number): number {
  const first = cards.find((card) => card.signs.length);
  return cards.reduce((sum, card) => sum + worth(action, card.signs.length ? card : first, i), 0);
}

/** By empire, the actions it is clearly better at, the best first. */
export function strengths(geometry: MesopotamiaGeometry): Record<string, string[]> {
  const all = Object.entries(geometry.technologies);
  const mean = (action: string, i: number): number =>
    all.reduce((sum, [, cards]) => sum + whole(action, cards[action] ?? [], i), 0) / Math.max(1, all.length);
  return Object.fromEntries(
    all.map(([empire, cards]) => {
      const lead = (action: string): number =>
        Math.max(...[0, 1, 2, FREE].map((i) => whole(action, cards[action] ?? [], i) / (mean(action, i) || 1)));
      const good = ACTIONS.filter((action) => lead(action) > CLEAR).sort((a, b) => lead(b) - lead(a));
      return [empire, good.slice(0, MOST)];
    }),
  );
}

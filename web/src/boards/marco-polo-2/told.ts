// What cards and costs of Marco Polo II say, in words.
import type { Voice } from "../../lib/text.svelte";
import type { Bundle } from "./types";
import type { Card, JourneyGeometry } from "./view";

/** What a place is called: as the pack prints it, else as the texts know it. */
export function placeName(voice: Voice, geometry: JourneyGeometry, place: string): string {
  return geometry.cities[place]?.name || voice.say(`place-${place}`);
}

export function shieldName(voice: Voice, geometry: JourneyGeometry, shield: string): string {
  return geometry.shields[shield] || voice.say(`shield-${shield}`);
}

/** So much of what is paid or received. */
export function amount(voice: Voice, kind: string, n: number): string {
  return voice.say(`amount-${kind.replaceAll("_", "-")}`, { n });
}

export function told(voice: Voice, bundle: Bundle | undefined): string {
  const parts = Object.entries(bundle ?? {}).map(([kind, n]) => amount(voice, kind, n));
  return parts.join(", ") || voice.say("board-nothing");
}

/** What a card gives for which die: equal ones together, "4–6". */
export function byDie(card: Card): { die: string; reward: Bundle }[] {
  const found: { die: string; reward: Bundle }[] = [];
  card.by_die.forEach((reward, i) => {
    const last = found.at(-1);
    const same = last && JSON.stringify(last.reward) === JSON.stringify(reward);
    if (same) last.die = `${last.die.split("–")[0]}–${i + 1}`;
    else found.push({ die: String(i + 1), reward });
  });
  return found;
}

export function cardLines(voice: Voice, card: Card | undefined): string[] {
  if (!card) return [];
  const lines = effects(voice, card);
  return card.least_die > 1 ? [voice.say("board-least-die", { n: card.least_die }), ...lines] : lines;
}

function effects(voice: Voice, card: Card): string[] {
  const [one, other] = [0, 1].map((way) => ({
    cost: told(voice, card.cost[way]),
    reward: told(voice, card.reward[way]),
  }));
  const reward = one?.reward ?? "";
  if (card.mode === "exchange") return [voice.say("board-exchange", one)];
  if (card.mode === "either") return [voice.say("board-exchange", one), voice.say("board-either", other)];
  if (card.mode === "count")
    return [voice.say(card.count === "posts" ? "board-per-post" : "board-per-contract", { reward })];
  if (card.mode === "per_pip") return [voice.say("board-per-pip", { reward })];
  if (card.mode === "by_die")
    return byDie(card).map(({ die, reward }) => voice.say("board-on-die", { n: die, reward: told(voice, reward) }));
  return [Object.keys(card.cost[0] ?? {}).length ? voice.say("board-once", one) : reward];
}

/** What a goal card wants: cities by their shields, seals with what each is worth. */
export function goalText(voice: Voice, geometry: JourneyGeometry, id: string): string {
  const goal = geometry.goals[id];
  const shields = (goal?.shields ?? []).map((one) => shieldName(voice, geometry, one));
  const seals = Object.entries(goal?.seals ?? {}).map(([seal, n]) =>
    voice.say("board-worth", { seal: voice.say(`seal-${seal}`), n }),
  );
  return [...shields, ...seals].join(", ");
}

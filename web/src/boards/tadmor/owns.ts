// All that is public about a player of Tadmor, and the rules behind the spaces of the board.
import type { Owned, OwnsArgs, Stock, Thing } from "../../lib/boards";
import type { Voice } from "../../lib/text.svelte";
import { costText, favourText, GOODS, tileText, upgradeIcon } from "./types";
import type { TadmorGeometry, TadmorView } from "./view";

/** What a space does is a sentence of the rule register. */
export const EFFECT_RULE: Record<string, string> = {
  gain: "A6",
  market: "A7",
  "market-one-way": "A8",
  caravan: "A11",
  shipyard: "A12",
  peace: "A13",
  upgrade: "U1",
  single: "B2",
  double: "B3",
  traitor: "B5",
  temple: "B6",
  "temple-draw": "B7",
  good: "B11",
  fulfil: "B12",
  draw: "B13",
  tax: "Q2",
  war: "Q3",
  start: "Q4",
  raiders: "R4",
};

export const held = (view: TadmorView, seat: number, word: string): number | null => {
  const i = GOODS.findIndex((good) => good === word);
  const one = view.boards[seat];
  return i < 0 || !one ? null : (one.warehouse[i] ?? 0) + (one.traded[i] ?? 0);
};

export function brief(view: TadmorView, player: number): Stock[] {
  const one = view.boards[player];
  if (!one) return [];
  return [
    { piece: "td-prestige", count: one.prestige },
    { piece: "td-single", count: one.tower },
    { piece: "res-gold", count: one.warehouse[3] ?? 0 },
  ];
}

export function owns({ view, geometry, player, voice }: OwnsArgs<TadmorView, TadmorGeometry>): Owned[] {
  const one = view.boards[player];
  if (!one) return [];
  const style = `--c:var(--p${player + 1});--on:var(--p${player + 1}-on)`;
  const built: Thing[] = [
    { piece: "td-prestige", name: voice.say("board-prestige"), count: one.prestige },
    { piece: "td-single", name: voice.say("board-tower", { n: one.tower }) },
    ...one.temples.filter((n) => n).map((n) => ({ piece: "td-temple", name: voice.say("board-temple", { n }) })),
    { piece: "camel", style, name: voice.say("board-camels"), count: `${one.idle_camels}/${one.camels}` },
    { piece: "ship", style, name: voice.say("board-ships"), count: `${one.idle_ships}/${one.ships}` },
    { piece: "td-mission", name: voice.say("board-hand"), count: one.hand },
  ];
  const goods = GOODS.map((good, i) => ({
    piece: `res-${good}`,
    name: voice.say(`good-${good}`),
    count: one.traded[i] ? `${one.warehouse[i]} + ${one.traded[i]}` : (one.warehouse[i] ?? 0),
  }));
  const precious = Object.entries(one.goods).map(([kind, count]) => ({
    piece: "td-good",
    name: voice.say(`kind-${kind}`),
    count,
  }));
  return [
    { title: voice.say("board-built"), things: built },
    { title: voice.say("board-goods"), things: goods },
    { title: voice.say("board-precious"), things: precious },
    { title: voice.say("board-upgrades"), things: one.upgrades.map((id) => upgrade(id, geometry, voice)) },
    {
      title: voice.say("board-missions"),
      things: [
        ...one.open_missions.map((id) => mission(id, "board-open", geometry, voice)),
        ...one.returned_missions.map((id) => mission(id, "board-returned-one", geometry, voice)),
      ],
    },
  ];
}

function upgrade(id: string, geometry: TadmorGeometry, voice: Voice): Thing {
  return {
    piece: upgradeIcon(geometry.upgrades[id]?.effect ?? ""),
    name: voice.say(`upgrade-${id}`),
    text: tileText(geometry.upgrades[id], voice),
  };
}

function mission(id: string, state: string, geometry: TadmorGeometry, voice: Voice): Thing {
  const card = geometry.missions[id];
  return {
    piece: "td-mission",
    name: `${voice.say(`mission-${id}`)} (${voice.say(state)})`,
    text: [voice.say("board-cost", { what: costText(card?.cost ?? [], voice) }), favourText(card, voice)].join(". "),
    count: card?.prestige ?? 0,
  };
}

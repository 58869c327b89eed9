// All that is public about a player of Mesopotamia, what is held, and the three numbers a narrow screen shows.
import type { Owned, OwnsArgs, Stock, Thing } from "../../lib/boards";
import { raised } from "../../lib/raised";
import type { Voice } from "../../lib/text.svelte";
import { missingText } from "./needs";
import { ACTIONS, GOODS, goodIcon, paint, techText, unitIcon } from "./types";
import type { MesopotamiaGeometry, MesopotamiaView, SideView } from "./view";

const UNITS = ["spearman", "archer", "rider", "chariot", "ram", "ship"];

export const held = (view: MesopotamiaView, seat: number, word: string): number | null =>
  view.sides[seat]?.goods[word] ?? null;

export function brief(view: MesopotamiaView, player: number): Stock[] {
  const one = view.sides[player];
  if (!one) return [];
  return [
    { piece: "ms-points", count: one.points },
    { piece: "unit-spearman", style: paint(player), count: one.unit_count },
    { piece: "knucklebone", count: one.goods.bone ?? 0 },
  ];
}

export function owns({ view, geometry, player, voice }: OwnsArgs<MesopotamiaView, MesopotamiaGeometry>): Owned[] {
  const one = view.sides[player];
  if (!one) return [];
  const named = one.empire ? [{ title: voice.say(`empire-${one.empire}`), things: standing(one, player, voice) }] : [];
  return [
    ...named,
    { title: voice.say("board-goods"), things: goods(one, voice) },
    { title: voice.say("board-technologies"), things: one.empire ? technologies(one, geometry, voice) : [] },
    { title: voice.say("board-dice"), things: dice(one, voice) },
    { title: voice.say("board-army"), things: army(one, player, geometry, voice) },
    { title: voice.say("board-left"), things: reserve(one, player, voice) },
    { title: voice.say("board-missions"), things: missions(one, geometry, voice) },
    { title: voice.say("board-points"), things: points(one, voice) },
  ];
}

function standing(one: SideView, player: number, voice: Voice): Thing[] {
  return [
    { piece: "ms-points", name: voice.say("board-points"), count: one.points },
    {
      piece: "ms-track-event",
      style: "color:var(--ochre)",
      name: voice.say("board-track-events"),
      count: one.events,
    },
    {
      piece: "ms-track-population",
      style: "color:var(--verdigris)",
      name: voice.say("board-track-population"),
      count: one.population,
    },
    { piece: "zig-level", style: paint(player), name: voice.say("board-levels"), count: one.ziggurat },
    {
      piece: "unit-spearman",
      style: paint(player),
      name: voice.say("board-units"),
      count: `${one.unit_count}/${one.unit_limit}`,
    },
    { piece: "ms-garden", name: voice.say("board-gardens"), count: one.gardens.length },
  ];
}

const goods = (one: SideView, voice: Voice): Thing[] =>
  GOODS.map((good) => ({
    piece: goodIcon(good),
    name: raised(voice.say(`good-${good}`)),
    count: one.goods[good] ?? 0,
  }));

function technologies(one: SideView, geometry: MesopotamiaGeometry, voice: Voice): Thing[] {
  return ACTIONS.map((action) => {
    const level = one.levels[action] ?? 0;
    const cards = geometry.technologies[one.empire]?.[action] ?? [];
    const next = level < cards.length ? `${voice.say("board-next")} ${techText(voice, action, cards[level])}` : "";
    return {
      piece: `ms-act-${action}`,
      name: `${voice.say(`action-${action}`)}: ${voice.say(`technology-${action}-${level}`)}`,
      text: [signsText(voice, cards[level - 1]?.signs ?? []), techText(voice, action, cards[level - 1]), next]
        .filter(Boolean)
        .join(" · "),
      count: `${level}/${cards.length}`,
    };
  });
}

const signsText = (voice: Voice, signs: string[]): string =>
  signs.length ? voice.say("board-signs", { what: signs.map((sign) => voice.say(`sign-${sign}`)).join(" + ") }) : "";

const dice = (one: SideView, voice: Voice): Thing[] =>
  one.dice.map((die) => ({
    piece: die.sign ? `ms-sign-${die.sign}` : "ms-die",
    name: voice.say(die.spent ? "board-die-spent" : "board-die", {
      colour: voice.say(`colour-${die.colour}`),
      sign: die.sign ? voice.say(`sign-${die.sign}`) : "–",
    }),
  }));

function army(one: SideView, player: number, geometry: MesopotamiaGeometry, voice: Voice): Thing[] {
  return UNITS.filter((kind) => one.units[kind]).map((kind) => {
    const over = (geometry.units[kind]?.over ?? []).map((other) => voice.say(`kind-${other}`)).join(", ");
    return {
      piece: unitIcon(kind),
      style: paint(player),
      name: voice.say(`kind-${kind}`),
      text: [
        voice.say("board-speed", { n: geometry.units[kind]?.speed ?? 0 }),
        ...(over ? [voice.say("board-over", { what: over })] : []),
      ].join(" · "),
      count: one.units[kind] ?? 0,
    };
  });
}

function reserve(one: SideView, player: number, voice: Voice): Thing[] {
  const style = paint(player);
  return [
    { piece: "ms-settlement", style, name: voice.say("item-settlement"), count: one.settlements_left },
    { piece: "wall", style, name: voice.say("item-wall"), count: one.walls_left },
    { piece: "amphora", style, name: voice.say("board-amphorae"), count: one.amphorae_left },
    { piece: "die-1", style, name: voice.say("board-event-dice"), count: one.event_dice_left },
  ];
}

/** Of others only the number is known. */
function missions(one: SideView, geometry: MesopotamiaGeometry, voice: Voice): Thing[] {
  if (!one.missions.length)
    return [{ piece: "ms-mission", name: voice.say("board-missions"), count: one.mission_count }];
  return one.missions.map((mission) => {
    const asked = geometry.missions[mission.id] ?? {};
    const missing = missingText(voice, mission.missing, asked);
    return {
      piece: mission.met ? "ui-check" : "ms-mission",
      name: voice.say(`mission-${mission.id}`),
      text: [
        missingText(voice, asked, asked),
        ...(mission.met ? [] : [voice.say("show-missing", { what: missing })]),
      ].join(" · "),
    };
  });
}

const points = (one: SideView, voice: Voice): Thing[] =>
  Object.entries(one.lines)
    .filter(([, n]) => n)
    .map(([line, n]) => ({ piece: "ms-points", name: voice.say(`board-line-${line}`), count: n }));

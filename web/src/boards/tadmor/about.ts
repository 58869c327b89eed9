// What lies under the pointer on the board of Tadmor, in words.
import { raised } from "../../lib/raised";
import type { Voice } from "../../lib/text.svelte";
import type { PlayerInfo } from "../../lib/wire";
import type { Book } from "../shared/book.svelte";
import { EFFECT_RULE } from "./owns";
import { COLOURS, costText, favourText, priceLines, tileText } from "./types";
import type { Space, TadmorGeometry, TadmorView } from "./view";

export interface Told {
  title: string;
  lines: string[];
}

/** All that sentences are made of. */
export interface Known {
  view: TadmorView;
  geometry: TadmorGeometry;
  players: PlayerInfo[];
  voice: Voice;
  book: Book;
}

const ABOUT: Record<string, (one: string, known: Known) => Told> = {
  place: aboutSpace,
  region: aboutRegion,
  upgrade: aboutUpgrade,
  mission: (one, { geometry, voice }) => ({
    title: voice.say(`mission-${one}`),
    lines: [favourText(geometry.missions[one], voice)],
  }),
  stack: aboutStack,
  player: aboutPlayer,
};

export function about(anchor: string, known: Known): Told {
  const [kind = "", one = ""] = anchor.split(":");
  return ABOUT[kind]?.(one, known) ?? { title: "", lines: [] };
}

export const taxText = (view: TadmorView, voice: Voice): string =>
  voice.say("board-tax", { gold: view.tax, points: view.tax_prestige });

function aboutRegion(one: string, { view, voice }: Known): Told {
  const lines = [
    ...(view.safe_region === one ? [voice.say("board-safe")] : []),
    ...(view.attacked_region === one ? [voice.say("board-attacked")] : []),
    ...(view.plan === one ? [voice.say("board-planned")] : []),
  ];
  return { title: voice.say(`region-${one}`), lines };
}

function aboutUpgrade(one: string, { geometry, voice }: Known): Told {
  const tile = geometry.upgrades[one];
  const epoch = voice.say("board-epoch", { n: tile?.epoch ?? 1 });
  return { title: voice.say(`upgrade-${one}`), lines: [epoch, tileText(tile, voice)] };
}

function aboutStack(one: string, { view, voice }: Known): Told {
  const stack = view.stacks[COLOURS.indexOf(one as "grey")];
  const title = voice.say("board-stack", { colour: voice.say(`colour-${one}`) });
  if (!stack) return { title, lines: [] };
  const kinds = Object.entries(stack.kinds).map(([name, n]) => `${voice.say(`kind-${name}`)} ${n}`);
  const top = stack.top ? [voice.say("board-top", { kind: voice.say(`kind-${stack.top}`) })] : [];
  return { title, lines: [...top, kinds.join(", ")] };
}

function aboutPlayer(one: string, { view, players, voice }: Known): Told {
  const player = Number(one.slice(1)) - 1;
  const board = view.boards[player];
  const title = players[player]?.name ?? "";
  if (!board) return { title, lines: [] };
  const temples = board.temples.filter((n) => n).map((n) => voice.say("board-temple", { n }));
  const prestige = `${board.prestige} ${voice.say("board-prestige")}`;
  return { title, lines: [voice.say("board-tower", { n: board.tower }), ...temples, prestige] };
}

function aboutSpace(name: string, known: Known): Told {
  const { geometry, voice, book } = known;
  const space = geometry.spaces[name];
  const title = raised(voice.say(`place-${name}`));
  if (!space) return { title, lines: [] };
  const lines = [
    `${voice.say(`region-${space.region}`)}, ${voice.say(`board-${space.shape}-space`)}`,
    book.text(EFFECT_RULE[space.effect] ?? "", voice),
    ...yields(space, voice),
    ...priceLines(space.costs, voice),
    ...dues(space, known),
    ...standing(name, known),
  ];
  return { title, lines };
}

/** What a space gives, to the first, the second and the third who comes. */
function yields(space: Space, voice: Voice): string[] {
  const [a, b, c] = space.amounts ?? [];
  if (a === undefined) return [];
  const good = space.good ? `${voice.say(`good-${space.good}`)}: ` : "";
  return [good + voice.say("board-amounts", { a, b: b ?? a, c: c ?? a })];
}

/** What temple stages cost and are worth, what an upgrade costs, the tax of this epoch. */
function dues(space: Space, { view, geometry, voice }: Known): string[] {
  if (/temple/.test(space.effect))
    return Object.entries(geometry.stages).map(([stage, { cost, prestige }]) =>
      voice.say("board-stage", { stage: voice.say(`stage-${stage}`), what: costText(cost, voice), n: prestige }),
    );
  if (space.effect === "upgrade") return [voice.say("board-price", { n: view.upgrade_price })];
  return space.effect === "tax" && view.tax ? [taxText(view, voice)] : [];
}

/** Whose figure stands there. */
function standing(place: string, { view, players, voice }: Known): string[] {
  const figure = view.figures.find((one) => one.place === place);
  if (!figure) return [];
  const what = voice.say(`figure-${figure.figure}`);
  return [voice.say("board-of", { what, player: players[figure.player]?.name ?? "" })];
}

// What lies under the pointer on the board of Marco Polo II, in words.
import type { Voice } from "../../lib/text.svelte";
import type { PlayerInfo } from "../../lib/wire";
import type { Book } from "../shared/book.svelte";
import { amount, cardLines, placeName, shieldName, told } from "./told";
import { CHARACTER_RULE } from "./types";
import type { JourneyGeometry, JourneyView } from "./view";

export interface Told {
  title: string;
  lines: string[];
}

/** All that sentences are made of. */
export interface Known {
  view: JourneyView;
  geometry: JourneyGeometry;
  players: PlayerInfo[];
  voice: Voice;
  book: Book;
}

const ABOUT: Record<string, (one: string, known: Known) => Told> = {
  place: aboutPlace,
  space: aboutSpace,
  seal: aboutSeal,
  contract: aboutContract,
  offer: aboutOffer,
  card: (one, { voice, geometry }) => ({
    title: voice.say("board-city-card"),
    lines: cardLines(voice, geometry.cards[one]),
  }),
  tile: (one, known) => ({
    title: known.voice.say(`book-book-${one[1]}`),
    lines: [...offered(one, known), ...nextOffers(one, known)],
  }),
  outpost: (one, { voice, geometry }) => ({
    title: voice.say("board-outpost", { what: told(voice, geometry.outposts[one]) }),
    lines: [],
  }),
  character: (one, { voice, book }) => ({
    title: voice.say(`character-${one}`),
    lines: [book.text(CHARACTER_RULE[one] ?? "", voice)],
  }),
};

export function about(anchor: string, known: Known): Told {
  const [kind = "", one = ""] = anchor.split(":");
  return ABOUT[kind]?.(one, known) ?? { title: "", lines: [] };
}

/** Whose trading posts stand in a place. */
export const postsIn = (view: JourneyView, place: string): number[] =>
  view.players.flatMap((player, p) => (player.posts.includes(place) ? [p] : []));

/** Whose figures stand there; some have two. */
export const figuresIn = (view: JourneyView, place: string): number[] =>
  view.players.flatMap((player, p) => player.figures.filter((one) => one === place).map(() => p));

function aboutPlace(place: string, known: Known): Told {
  const { view, geometry, players, voice } = known;
  const names = (list: number[]): string => list.map((p) => players[p]?.name ?? "").join(", ");
  const shield = geometry.cities[place]?.shield;
  const bonus = view.bonuses[place];
  const outpost = view.outposts[place];
  const [posts, figures] = [postsIn(view, place), figuresIn(view, place)];
  const lines = [
    shield && voice.say("board-shield", { name: shieldName(voice, geometry, shield) }),
    bonus && voice.say("board-bonus", { what: told(voice, geometry.markers[bonus]) }),
    outpost && voice.say("board-outpost", { what: told(voice, geometry.outposts[outpost]) }),
    posts.length && voice.say("board-posts", { names: names(posts) }),
    figures.length && voice.say("board-figures", { names: names(figures) }),
    voice.say("board-routes", { list: ways(place, known).join(", ") }),
  ];
  return {
    title: placeName(voice, geometry, place),
    lines: lines.filter((line) => typeof line === "string" && line) as string[],
  };
}

/** Where one can go from a place, and what that costs. */
function ways(place: string, { geometry, voice }: Known): string[] {
  return geometry.routes
    .filter((route) => route.from === place || route.to === place)
    .map((route) => {
      const cost = Object.keys(route.cost).length ? told(voice, route.cost) : voice.say("board-free");
      const seal = route.seal ? `, ${voice.say(`seal-${route.seal}`)}` : "";
      return `${placeName(voice, geometry, route.from === place ? route.to : route.from)} (${cost}${seal})`;
    });
}

const offered = (tile: string, { geometry, voice }: Known): string[] =>
  (geometry.tiles[tile] ?? []).map(
    (bundle, i) => `${amount(voice, "jade", geometry.jade[i] ?? 0)}: ${told(voice, bundle)}`,
  );

const nextOffers = (tile: string, known: Known): string[] =>
  known.view.next_offers
    .filter((one) => one[1] === tile[1])
    .map((one) => known.voice.say("board-next-offers", { what: offered(one, known).join("; ") }));

function aboutContract(one: string, { geometry, voice }: Known): Told {
  const contract = geometry.contracts[one];
  const lines = [
    `${voice.say("board-cost")}: ${told(voice, contract?.cost)}`,
    `${voice.say("board-gain")}: ${told(voice, contract?.reward)}`,
  ];
  return { title: voice.say("board-contract"), lines };
}

function aboutSeal(one: string, { geometry, voice }: Known): Told {
  const seal = geometry.seals[one];
  const lines = [
    voice.say("board-needs-die", { n: seal?.least_die ?? 1, what: told(voice, seal?.taken) }),
    voice.say("board-improve", { cost: told(voice, seal?.cost) }),
    voice.say("board-each-round", { what: told(voice, seal?.bonus) }),
  ];
  return { title: voice.say(`seal-${one}`), lines };
}

function aboutOffer(one: string, known: Known): Told {
  const { view, geometry, voice } = known;
  const [of = 1, cell = 1] = one.split("-").map(Number);
  const tile = view.offers.find((found) => found.startsWith(`t${of}`)) ?? "";
  const what = cell < 3 ? told(voice, geometry.books[of - 1]?.[cell - 1]) : (offered(tile, known)[cell - 3] ?? "");
  return { title: voice.say(`book-book-${of}`), lines: [what] };
}

function aboutSpace(one: string, { view, geometry, players, voice }: Known): Told {
  const card = view.cards[one];
  const special = geometry.special[one];
  const lines = card
    ? cardLines(voice, geometry.cards[card])
    : special
      ? [told(voice, special.reward), voice.say("board-seal-here", { seal: voice.say(`seal-${special.seal}`) })]
      : [];
  const dice = view.dice
    .filter((die) => die.space === one)
    .map((die) => `${die.value}${die.owner >= 0 ? ` (${players[die.owner]?.name})` : ""}`);
  const title = geometry.cities[one]?.name
    ? voice.say("special-city", { place: placeName(voice, geometry, one) })
    : voice.say(voice.has(`space-${one}`) ? `space-${one}` : one === "bag" ? "board-bag" : "board-black-dice");
  return { title, lines: dice.length ? [...lines, dice.join(", ")] : lines };
}

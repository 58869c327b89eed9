// All that is public about a player of Marco Polo II.
import type { Owned, OwnsArgs, Stock, Thing } from "../../lib/boards";
import { placeName, told } from "./told";
import { CHARACTER_RULE, GOODS, icon, SEAL_COLOUR } from "./types";
import type { JourneyGeometry, JourneyView } from "./view";

export function brief(view: JourneyView, player: number): Stock[] {
  const one = view.players[player];
  if (!one) return [];
  return [
    { piece: "mp-points", count: one.points },
    { piece: "mp-coin", count: one.goods.coin ?? 0 },
    { piece: "camel", style: icon("camel").style, count: one.goods.camel ?? 0 },
  ];
}

export function owns({ view, geometry, player, voice, rule }: OwnsArgs<JourneyView, JourneyGeometry>): Owned[] {
  const one = view.players[player];
  if (!one) return [];
  const style = `--c:var(--p${player + 1});--on:var(--p${player + 1}-on)`;
  const people: Thing[] = one.character
    ? [
        {
          piece: "mp-person",
          name: voice.say(`character-${one.character}`),
          text: rule(CHARACTER_RULE[one.character] ?? ""),
        },
      ]
    : [];
  const die = (value: number, black: boolean): Thing => ({
    piece: `die-${value}`,
    style: black ? "--c:#2f2b27;--on:#f6e9c9" : style,
    name: black ? voice.say("board-black-die", { value }) : voice.say("board-die", { value }),
  });
  return [
    { title: voice.say("board-character"), things: people },
    {
      title: voice.say("board-has"),
      things: [
        { piece: "mp-points", name: voice.say("board-points"), count: one.points },
        ...GOODS.map((good) => ({
          piece: icon(good).id,
          style: icon(good).style,
          name: voice.say(`good-${good}`),
          count: one.goods[good] ?? 0,
        })),
        { piece: "card-contract", name: voice.say("board-completed"), count: one.completed },
        { piece: "mp-post", style, name: voice.say("board-posts-left"), count: one.posts_left },
      ],
    },
    {
      title: voice.say("board-dice"),
      things: [...one.dice.map((value) => die(value, false)), ...one.black_dice.map((value) => die(value, true))],
    },
    {
      title: voice.say("board-contracts"),
      things: one.contracts.map((id) => ({
        piece: "card-contract",
        name: told(voice, geometry.contracts[id]?.reward),
        text: `${voice.say("board-cost")}: ${told(voice, geometry.contracts[id]?.cost)}`,
      })),
    },
    {
      title: voice.say("board-seals"),
      things: Object.entries(one.seals).map(([seal, side]) => ({
        piece: "guild-seal",
        style: `--c:${SEAL_COLOUR[seal]};color:${SEAL_COLOUR[seal]}`,
        name: `${voice.say(`seal-${seal}`)}, ${voice.say(`board-side-${side}`)}`,
        text: voice.say("board-each-round", { what: told(voice, geometry.seals[seal]?.bonus) }),
      })),
    },
    {
      title: voice.say("board-trading-posts"),
      things: one.posts.map((place) => ({
        piece: "mp-post",
        style,
        name: placeName(voice, geometry, place),
        text: view.bonuses[place]
          ? voice.say("board-bonus", { what: told(voice, geometry.markers[view.bonuses[place]]) })
          : "",
      })),
    },
    {
      title: voice.say("board-outposts"),
      things: one.outposts.map((id) => ({ piece: "mp-own", name: told(voice, geometry.outposts[id]) })),
    },
  ];
}

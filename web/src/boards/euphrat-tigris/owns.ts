// All that is public about a player of Euphrat & Tigris.
import type { Owned, OwnsArgs, Stock } from "../../lib/boards";
import { leaderPiece, OFFICES, SPHERES } from "./types";
import type { TigrisView } from "./view";

/** Points once they are open; until then what all can count. */
export function brief(view: TigrisView, player: number): Stock[] {
  const one = view.players[player];
  if (!one) return [];
  if (one.points) {
    const least = Math.min(...SPHERES.map((sphere) => one.points?.[sphere] ?? 0));
    return [
      { piece: "ui-crown", count: least },
      { piece: "ui-hand", count: one.tiles },
    ];
  }
  return [
    { piece: "ui-hand", count: one.tiles },
    { piece: "tile-catastrophe", count: one.catastrophes },
  ];
}

export function owns({ view, player, voice }: OwnsArgs<TigrisView>): Owned[] {
  const one = view.players[player];
  if (!one) return [];
  const where = (office: string): string | undefined =>
    Object.entries(view.leaders).find(([, leader]) => leader.player === player && leader.office === office)?.[0];
  return [
    {
      title: voice.say("board-leaders"),
      things: OFFICES.map((office) => ({
        piece: leaderPiece(player, office),
        name: voice.say(`leader-${office}`),
        text: voice.say(`board-means-${office}`),
        count: where(office) ?? "–",
      })),
    },
    {
      title: voice.say("board-has"),
      things: [
        { piece: "ui-hand", name: voice.say("board-tiles-in-hand"), count: one.tiles },
        { piece: "tile-catastrophe", name: voice.say("board-catastrophes-left"), count: one.catastrophes },
        ...(one.treasures === null
          ? []
          : [{ piece: "treasure", name: voice.say("board-treasures"), count: one.treasures }]),
      ],
    },
    {
      title: voice.say("board-points"),
      things: one.points
        ? SPHERES.map((sphere) => ({
            piece: `tile-${sphere}`,
            name: voice.say(`sphere-${sphere}`),
            count: one.points?.[sphere] ?? 0,
          }))
        : [],
    },
  ];
}

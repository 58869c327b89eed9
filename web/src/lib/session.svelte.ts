// Who I am, and the list of games: asked once, shared by all pages.
import { get, send } from "./api";
import { spoken } from "./text.svelte";
import type { GameInfo, GameList, Links, Me, SeatWish } from "./wire";

export const me = $state<{ now: Me | null }>({ now: null });

export async function meet(): Promise<Me> {
  me.now = await get<Me>("/api/me");
  return me.now;
}

export async function rename(name: string): Promise<void> {
  me.now = await send<Me>("PATCH", "/api/me", { name });
}

/** What I called myself at the last table; empty for somebody new. */
export function calledNow(): string {
  return me.now?.user ? me.now.name : "";
}

const lists = new Map<string, Promise<GameList>>();

/** The games with their texts, in the language spoken now. */
export function games(): Promise<GameList> {
  const key = spoken.language;
  let found = lists.get(key);
  if (!found) {
    found = get<GameList>("/api/games");
    found.catch(() => lists.delete(key));
    lists.set(key, found);
  }
  return found;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).games.find((game) => game.name === name);
}

/** A solid bot that answers quickly: what "play against bots now" seats. */
export function goodBot(bots: string[]): string {
  return ["trader", "greedy"].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? "random";
}

/** A table against bots with sensible defaults; returns its address. */
export async function playBots(game: GameInfo, bots: string[]): Promise<string> {
  const count = game.players.includes(3) ? 3 : (game.players[0] ?? 2);
  const seats: SeatWish[] = Array.from({ length: count }, (_, i) =>
    i ? { kind: "bot", spec: goodBot(bots) } : { kind: "me" },
  );
  return begun(game, seats, {});
}

/** A table for me alone, against the game itself; returns its address. */
export function playAlone(game: GameInfo, options: Record<string, string>): Promise<string> {
  return begun(game, [{ kind: "me" }], options);
}

async function begun(game: GameInfo, seats: SeatWish[], options: Record<string, string>): Promise<string> {
  const made = await send<Links>("POST", "/api/tables", {
    game: game.name,
    seats,
    options,
    shuffle: true,
    confirm: false,
    visibility: "private",
    language: spoken.language,
  });
  return `/t/${made.table}`;
}

/** "2–4" */
export function range(players: number[]): string {
  const low = Math.min(...players);
  const high = Math.max(...players);
  return low === high ? String(low) : `${low}–${high}`;
}

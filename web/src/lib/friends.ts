// What friends do with a table before, beside and after its match.
import { get, send } from "./api";
import type {
  Archived,
  Invitation,
  LessonList,
  Links,
  PushKey,
  Ready,
  Report,
  Seated,
  Statistics,
  TableList,
} from "./wire";

const path = (table: string, rest: string) => `/api/tables/${table}/${rest}`;

export const linksOf = (table: string) => get<Links>(path(table, "links"));
export const invitation = (table: string, token: string) =>
  get<Invitation>(path(table, `invitation?token=${encodeURIComponent(token)}`));
export const sitDown = (table: string, wish: { token?: string; seat?: number; name?: string | null }) =>
  send<Seated>("POST", path(table, "sit"), wish);
export const setReady = (table: string, on: boolean) => send<Ready>("PUT", path(table, "ready"), { on });
export const startMatch = (table: string) => send<Seated>("POST", path(table, "start"));
export const seatBot = (table: string, seat: number, spec: string) =>
  send<Seated>("POST", path(table, `seats/${seat}/bot`), { spec });
export const removeGuest = (table: string, seat: number) => send<Seated>("POST", path(table, `seats/${seat}/remove`));
export const rematch = (table: string) => send<Seated>("POST", path(table, "rematch"));
export const archive = (table: string, on: boolean) => send<Archived>("PUT", path(table, "archived"), { on });
export const deleteTable = (table: string) => send("DELETE", `/api/tables/${table}`);
export const remind = (table: string, on: boolean) => send<{ on: boolean }>("PUT", path(table, "reminders"), { on });
export const reportOn = (table: string, seat: number, spectate: string) =>
  send<Report>(
    "POST",
    path(table, `report?through=${seat}${spectate ? `&spectate=${encodeURIComponent(spectate)}` : ""}`),
  );
export const myTables = (archived: boolean) => get<TableList>(`/api/me/tables?state=all&archived=${archived}`);
export const myStatistics = () => get<Statistics>("/api/me/statistics");
export const lessonsOf = (game: string) => get<LessonList>(`/api/games/${game}/lessons`);
export const beginLesson = (game: string, lesson: string) =>
  send<Links>("POST", `/api/games/${game}/lessons/${lesson}`);
export const pushKey = () => get<PushKey>("/api/me/push");

/** Hands a link to the device's own way of sharing; false where it has none. */
export async function share(title: string, text: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch (error) {
    return (error as Error).name === "AbortError"; // somebody thought better of it
  }
}

// A battle of the log, seen once more: its sentences are there, and the table tells how things stood when it began.
import type { Scenes } from "../../../lib/boards";
import type { Line, ReplayStep } from "../../../lib/wire";
import { panel } from "../panel.svelte";
import type { MesopotamiaView } from "../view";
import { chapter } from "./story";
import { BATTLE } from "./told";

async function show(
  lines: readonly Line[],
  at: number,
  past: (number: number) => Promise<ReplayStep>,
): Promise<boolean> {
  const mine = chapter(lines, at, BATTLE);
  const clicked = mine.indexOf(lines[at] as Line);
  const first = mine[0];
  if (!first || clicked < 0) return false;
  const { battle } = (await past(first.number)).view as MesopotamiaView;
  if (!battle) return false;
  panel.replay({ base: battle, since: first.number, lines: mine }, clicked ? clicked + 1 : 0);
  return true;
}

export const scenes: Scenes = {
  begins: (line) => line.message === "battle",
  belongs: (line) => BATTLE.has(line.message),
  show,
};

// How far a battle is: by what is told, or by what is asked.
import type { Line } from "../../../lib/wire";
import type { BattleView } from "../view";
import type { Moment } from "./story";

export type Phase = "stakes" | "lay" | "rows" | "fights" | "over";

/** The phase that a sentence belongs to; those that are not named belong to the fights. */
const TOLD: Record<string, Phase> = {
  battle: "stakes",
  "battle-card": "stakes",
  "tribe-rolls": "stakes",
  "tribe-has": "stakes",
  "ships-bring": "stakes",
  "has-staked": "stakes",
  "stake-shown": "stakes",
  "stakes-shown": "stakes",
  "stake-won": "lay",
  "stakes-equal": "lay",
  "stake-back": "lay",
  "bonus-lost": "lay",
  lays: "lay",
  arranges: "rows",
  row: "rows",
};
const ASKED: Record<string, Phase> = { stake: "stakes", lay: "lay", arm: "lay", deploy: "rows" };

export const phasesOf = (fight: BattleView): Phase[] =>
  fight.solo ? ["lay", "fights"] : ["stakes", "lay", "rows", "fights"];

/** `line`: the sentence that is being told, or none; `asked`: the question that is open for who looks on. */
export function phaseOf(moment: Moment, line: Line | null, asked: string): Phase {
  const { fight } = moment;
  const known = line ? (TOLD[line.message] ?? "fights") : ASKED[asked];
  if (known) return known === "stakes" && fight.solo ? "lay" : known;
  if (moment.holder !== null) return "over";
  if (fight.solo) return "fights";
  if (!fight.stakes.length) return "stakes";
  return asked || fight.fighters.some((one) => !one.stands) ? "fights" : "rows";
}

/** The text that explains a phase. */
export function explained(fight: BattleView, phase: Phase): string {
  if (fight.simple) return "board-simple";
  return fight.solo ? `board-solo-${phase}` : `board-how-${phase}`;
}

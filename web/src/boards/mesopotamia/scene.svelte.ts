// The battle that is fought, or that has just ended. One of my own stays until I put it away, those of others until
// something else happens.
import type { LastMove } from "../../lib/boards";
import type { Line } from "../../lib/wire";
import { panel } from "./panel.svelte";
import { BATTLE } from "./told";
import type { BattleView, MesopotamiaView } from "./view";

export interface Fought {
  fight: BattleView;
  told: Line[];
}

export class Scene {
  now = $state.raw<Fought | null>(null);
  /** The last battle that has ended, to be seen again. */
  last = $state.raw<Fought | null>(null);
  private heard = -1;

  constructor(private seat: () => number) {
    Object.assign(panel, { empires: false, again: false, past: false });
  }

  /** A move was shown, after which this battle is being fought, or none. */
  hear(move: LastMove | null, battle: BattleView | null): void {
    const lines = move && move.number !== this.heard ? move.lines.filter((line) => BATTLE.has(line.message)) : [];
    this.heard = move?.number ?? this.heard;
    if (battle) this.goOn(battle, lines);
    else this.end(move, lines);
  }

  private goOn(battle: BattleView, lines: Line[]): void {
    const fight = this.now?.fight;
    const same =
      fight?.area === battle.area && fight.attacker === battle.attacker && fight.defender === battle.defender;
    const fresh = !same || lines.some((line) => line.message === "battle");
    if (fresh) panel.again = false;
    this.now = { fight: battle, told: fresh ? lines : [...(this.now?.told ?? []), ...lines] };
  }

  private end(move: LastMove | null, lines: Line[]): void {
    const before = (move?.before as MesopotamiaView | undefined)?.battle ?? null;
    if (before && lines.length) {
      this.now = this.last = { fight: before, told: [...(this.now?.told ?? []), ...lines] };
      panel.past = true;
    } else if (move?.lines.length && !lines.length && !this.mine()) this.now = null;
  }

  private mine(): boolean {
    const fight = this.now?.fight;
    return !!fight && [fight.attacker, fight.defender, fight.chief].includes(this.seat());
  }
}

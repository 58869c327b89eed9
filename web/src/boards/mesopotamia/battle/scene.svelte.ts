// The battle that is fought, or that has just ended. One of my own stays until I put it away, those of others until
// something else happens. And how far a battle has been told: it can be halted, skipped and seen again.
import type { LastMove, Recalled } from "../../../lib/boards";
import { rest } from "../../../lib/settings.svelte";
import { moves as moving } from "../../../lib/theme.svelte";
import { panel } from "../panel.svelte";
import type { Line } from "../../../lib/wire";
import type { BattleView, MesopotamiaView } from "../view";
import { chapter, type Told } from "./story";
import { BATTLE } from "./told";

export class Scene {
  now = $state.raw<Told | null>(null);
  private heard = -1;

  constructor(
    private seat: () => number,
    private recall: () => Recalled | null = () => null,
  ) {
    panel.clear();
  }

  /** A move was shown, after which this battle is being fought, or none. */
  hear(move: LastMove | null, battle: BattleView | null): void {
    const lines = move && move.number !== this.heard ? move.lines.filter((line) => BATTLE.has(line.message)) : [];
    this.heard = move?.number ?? this.heard;
    if (battle && move?.before === null)
      this.come(battle); // taken back
    else if (battle) this.goOn(battle, lines);
    else this.end(move, lines);
  }

  private goOn(battle: BattleView, lines: Line[]): void {
    const base = this.now?.base;
    const same = base && isSame(base, battle);
    const begins = lines.findLastIndex((line) => line.message === "battle");
    if (same && begins < 0) this.now = { ...(this.now as Told), lines: [...(this.now?.lines ?? []), ...lines] };
    else if (begins < 0 && !lines.length) this.come(battle);
    else this.now = { base: battle, since: this.heard, lines: lines.slice(Math.max(0, begins)) };
    if (begins >= 0) panel.again = null;
  }

  /** Into the midst of a battle: what was told of it stands in the log. */
  private come(battle: BattleView): void {
    this.now = { base: battle, since: this.heard, lines: [] };
    void this.remembered(battle)
      .catch(() => null)
      .then((told) => {
        if (told && this.now?.base === battle && !this.now.lines.length) this.now = told;
      });
  }

  private async remembered(battle: BattleView): Promise<Told | null> {
    const all = this.recall();
    const lines = all ? chapter(all.lines, all.lines.length - 1, BATTLE) : [];
    const first = lines[0];
    if (!all || !first) return null;
    const { battle: base } = (await all.past(first.number)).view as MesopotamiaView;
    return base && isSame(base, battle) ? { base, since: first.number, lines, known: lines.length } : null;
  }

  private end(move: LastMove | null, lines: Line[]): void {
    const before = (move?.before as MesopotamiaView | undefined)?.battle ?? null;
    if (before && lines.length) {
      const told = this.now ?? { base: before, since: lines[0] ? lines[0].number - 1 : 0, lines: [] };
      this.now = panel.last = { ...told, lines: [...told.lines, ...lines] };
    } else if (move?.lines.length && !lines.length && !this.mine()) this.now = null;
  }

  private mine(): boolean {
    const fight = this.now?.base;
    return !!fight && [fight.attacker, fight.defender, fight.chief].includes(this.seat());
  }
}

/** Whether two views are of one battle. */
const isSame = (one: BattleView, other: BattleView): boolean =>
  one.area === other.area && one.attacker === other.attacker && one.defender === other.defender;

const SLOW = 1500; // milliseconds for a sentence, for who likes it calm
const QUICK = 950;

/** How far a battle has been told. */
export class Telling {
  shown = $state(0);
  paused = $state(false);
  private battle = "";
  private seen: Told | null = null; // once more: each time from the sentence that was clicked

  /** Goes on with a battle, or begins with another; from a sentence on it stands still there. */
  follow(told: Told | null, from: number): void {
    const battle = told ? `${told.base.area} ${told.since}` : "";
    const again = told === panel.again;
    if (again ? told === this.seen : battle === this.battle) return;
    this.battle = again ? "" : battle;
    this.seen = again ? told : null;
    this.paused = from > 0;
    this.shown =
      from > 0 ? from : !again && this.pace() === 0 ? (told?.lines.length ?? 0) : Math.max(1, told?.known ?? 0);
  }

  /** Milliseconds a sentence stands; 0 for who wants all at once. */
  pace(): number {
    return !moving() || rest() === 0 ? 0 : rest() > QUICK ? SLOW : QUICK;
  }

  again(): void {
    this.shown = 1;
    this.paused = false;
  }

  step(by: number, most: number): void {
    this.paused = true;
    this.shown = Math.max(1, Math.min(most, this.shown + by));
  }
}

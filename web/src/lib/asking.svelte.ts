// What I am asked and how I answer: picking, playing, taking back, asking why not, asking a bot.
import type { Chain } from "./boards";
import { Choice, gathers } from "./choice.svelte";
import { leadsAway, taught } from "./lesson";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import { listed, t } from "./text.svelte";
import type { HintFor, Offer, OfferedMove, TableState } from "./wire";

export interface Why {
  reasons: { sentence: string; rule: string }[];
  box: DOMRect | null;
}

const WALK = 120; // milliseconds a move is chosen before the table is asked what follows: lists are walked through
const FEW = 3; // answers of which it is asked what follows on any of them
const AT_ONCE = 40; // moves that are asked about in one message
const GLANCE = 600; // milliseconds an only answer is seen before it is played

export class Asking {
  readonly choice = new Choice();
  busy = $state(false);
  /** Several answers are on their way, one after the other: what is asked between them is answered already. */
  underway = $state(false);
  asking = $state(false);
  advised = $state.raw<HintFor | null>(null);
  why = $state.raw<Why | null>(null);
  /** What was played by itself, being the only answer; until I am asked again. */
  alone = $state.raw<OfferedMove | null>(null);
  /** What a board makes of an offer. */
  fit: (offer: Offer, state: TableState) => Offer = (offer) => offer;

  /** What follows on the chosen move, or on any; empty while that is not known. */
  follows = $state("");

  private questions = 0; // asked so far: an answer that comes late belongs to an earlier one
  private ran: { to: number; count: number } | null = null; // the answers that were last given together
  private kept = -1; // the number at which I took something back: there I am asked, whatever is offered
  private timer = 0;
  private walking = 0;
  private pondering = 0;
  private wondered = new Set<string>(); // moves of this state that were asked about

  constructor(private store: TableStore) {}

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.walking);
    clearTimeout(this.pondering);
  }

  /** Another move was chosen, or none: what follows on it? */
  foresee(move: OfferedMove | null): void {
    clearTimeout(this.walking);
    this.follows = "";
    const moves = this.choice.offer?.moves.length ?? 0;
    if (gathers(move)) return; // that depends on what is chosen
    if (move || (moves && moves <= FEW))
      this.walking = window.setTimeout(() => void this.hearWhatFollows(move?.words ?? ""), WALK);
  }

  private async hearWhatFollows(words: string): Promise<void> {
    const asked = this.wondered;
    const told = await this.store.follows(words).catch(() => "");
    if (this.wondered === asked && (this.choice.chosen?.words ?? "") === words) this.follows = told;
  }

  /** Other moves are considered: what do they bring? Tables of some games try them, and tell when they are asked. */
  ponder(moves: OfferedMove[]): void {
    clearTimeout(this.pondering);
    if (this.choice.offer?.foretold && moves.some((move) => !this.wondered.has(move.words)))
      this.pondering = window.setTimeout(() => void this.hearWhatTheyBring(moves), WALK);
  }

  private async hearWhatTheyBring(moves: OfferedMove[]): Promise<void> {
    const asked = this.wondered;
    for (;;) {
      const next = moves
        .map((move) => move.words)
        .filter((words, i, all) => !asked.has(words) && all.indexOf(words) === i);
      const some = next.slice(0, AT_ONCE);
      if (!some.length) return;
      for (const words of some) asked.add(words);
      const told = await this.store.foretold(some).catch(() => null);
      if (!told || this.wondered !== asked) return; // the table has gone on
      this.choice.tell(told);
    }
  }

  /** A new state: begin choosing anew if the question is a new one. */
  hear(state: TableState): void {
    clearTimeout(this.timer);
    if (this.underway) return;
    const plain = state.held ? null : taught(state);
    const offer = plain && this.fit(plain, state);
    this.wondered = new Set();
    if (this.choice.ask(offer)) {
      this.questions += 1;
      this.asking = false;
      this.advised = null;
      this.why = null;
    }
    const moves = offer?.moves ?? [];
    if (moves.length > 1) this.alone = null;
    const only = moves.length === 1 && !gathers(moves[0]) ? moves[0] : undefined;
    if (only && !settings.ask && !state.guide && state.number !== this.kept)
      this.timer = window.setTimeout(() => void this.playAlone(only, state.number), GLANCE);
  }

  private async playAlone(only: OfferedMove, number: number): Promise<void> {
    if (this.busy || this.store.now?.number !== number || this.store.pace.behind) return;
    await this.doing(async () => {
      if (await this.store.play(only.words)) this.alone = only;
      else this.store.notice = null; // another of my windows was quicker
    });
  }

  async doing(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.why = null;
    try {
      await what();
    } finally {
      this.busy = false;
    }
  }

  play = async (): Promise<void> => {
    const move = this.choice.chosen;
    if (move) await this.send(move.words);
  };

  /** Plays an offered move at once; one of several that are given together is laid with the others. */
  say = async (words: string): Promise<void> => {
    if (!this.choice.give(words, 1)) await this.send(words);
  };

  private send(words: string): Promise<void> {
    const chain = this.choice.offer?.moves.find((move) => move.words === words) as Partial<Chain> | undefined;
    if (chain?.run) return this.run(chain.run);
    return this.doing(async () => (await this.store.play(words)) && this.choice.clear());
  }

  /** Plays several, one after the other. */
  run = (all: string[]): Promise<void> =>
    this.doing(async () => {
      this.underway = true;
      try {
        await this.store.run(all);
      } finally {
        this.underway = false;
      }
      this.ran = { to: this.store.now?.number ?? 0, count: all.length };
      this.choice.clear();
      if (this.store.now) this.hear(this.store.now);
    });

  confirm = (): Promise<void> => this.doing(() => this.store.confirm());

  undo = (): void => {
    if (this.choice.narrowed) this.choice.clear();
    else if (this.store.now?.can_undo) void this.doing(() => this.takeBack());
  };

  /** The last answer, or all that were given together. */
  private async takeBack(): Promise<void> {
    clearTimeout(this.timer);
    this.alone = null;
    const count = this.together();
    this.underway = count > 1;
    try {
      if (!(await this.store.undo())) return;
      for (let i = 1; i < count && this.store.now?.can_undo; i++) if (!(await this.store.undo())) break;
    } finally {
      this.underway = false;
    }
    if (count > 1 && this.store.now) this.hear(this.store.now);
    this.kept = this.store.now?.number ?? -1;
    clearTimeout(this.timer);
  }

  /** How many answers are taken back as one: those that were given together, if nothing came after them. */
  private together(): number {
    const { to, count } = this.ran ?? { to: -1, count: 1 };
    const number = this.store.now?.number ?? 0;
    if (number <= to) this.ran = null; // a single answer that came after them is taken back by itself
    return number === to ? count : 1;
  }

  pick = (anchor: string): void => {
    const choice = this.choice;
    this.why = null;
    this.store.pace.skip();
    const twice =
      choice.picked.includes(anchor) && choice.chosen?.anchors.at(-1) === anchor && choice.remaining.length === 1;
    if (twice) void this.play();
    else if (!choice.pick(anchor)) void this.explain(anchor);
  };

  explain = async (anchor: string): Promise<void> => {
    const now = this.store.now;
    if (!now || now.seat < 0) return;
    const box = spotOf(anchor);
    if (!now.offer || now.held) {
      if (now.state === "running") this.why = { reasons: [{ sentence: this.waits(now), rule: "" }], box };
      return;
    }
    const away = leadsAway(now, anchor);
    if (away) {
      this.why = { reasons: [away], box };
      return;
    }
    try {
      const reasons = await this.reasons(anchor);
      this.why = {
        reasons: reasons.length ? reasons : [{ sentence: t("why-nothing"), rule: now.offer.question.rule }],
        box,
      };
    } catch {
      this.why = null;
    }
  };

  private async reasons(anchor: string): Promise<Why["reasons"]> {
    const picked = this.choice.meant(anchor).flatMap(places);
    const [asked = anchor, ...more] = places(anchor).reverse();
    let reasons = await this.store.why(asked, [...picked, ...more]);
    if (!reasons.length && picked.length) reasons = await this.store.why(asked, more);
    return reasons.filter((one, i) => reasons.findIndex((other) => other.sentence === one.sentence) === i);
  }

  private waits(now: TableState): string {
    const names = listed(now.waiting_for.map((one) => this.store.players[one]?.name ?? ""));
    return now.held ? t("why-held") : t("why-wait", { names });
  }

  /** What a bot would do. Meanwhile everything can go on; an answer to what is no longer asked is dropped. */
  hint = async (): Promise<void> => {
    const asked = this.questions;
    this.asking = true;
    this.advised = null;
    try {
      const got = await this.store.hint();
      if (this.questions !== asked || !got) return;
      const own = got.line.findIndex((step) => step.seat !== got.line[0]?.seat);
      this.choice.show(
        got.move.words,
        got.line.slice(0, own < 0 ? undefined : own).map((step) => step.words),
      );
      this.advised = got;
    } catch {
      // the refusal is shown as a notice
    } finally {
      if (this.questions === asked) this.asking = false;
    }
  };
}

/** What a board draws as one is several places of the rules: "troop:archer@area:a06". */
const places = (anchor: string): string[] => anchor.split("@").filter((one) => one.includes(":"));

function spotOf(anchor: string): DOMRect | null {
  const named = `[data-anchor="${CSS.escape(anchor)}"]`;
  return document.querySelector(`.hit${named}, ${named}`)?.getBoundingClientRect() ?? null;
}

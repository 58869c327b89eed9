import { describe, expect, it } from "vitest";
import type { Voice } from "../../../lib/text.svelte";
import type { Line } from "../../../lib/wire";
import type { BattleView, FighterView, MesopotamiaGeometry } from "../view";
import { phaseOf } from "./phases";
import { chapter, moments, reckoned, type Duel, type Moment } from "./story";
import { BATTLE } from "./told";
import { fateWords, reasons, winWords } from "./why";

/** A sentence: "fight 2 row=1 battle-card=a2 ...", after its entry. */
function line(text: string): Line {
  const [message = "", number = "1", ...rest] = text.split(" ");
  const named = rest.map((one) => one.split("=") as [string, string]);
  const values = named.map(([name, value]) => [name, { kind: name, value, anchor: "" }]);
  return { number: Number(number), message, arguments: Object.fromEntries(values), text } as unknown as Line;
}

const unit = (side: number, kind: string): FighterView => ({
  side,
  kind,
  card: "",
  row: -1,
  rank: -1,
  laid: [],
  stands: true,
  foe: -1,
  value: 0,
  advantage: false,
  mobility: 0,
});

const BASE = {
  area: "a21",
  attacker: 0,
  defender: 1,
  fighters: [unit(0, "archer"), unit(0, "rider"), unit(1, "rider"), unit(1, "chariot")],
  stakes: [],
  funds: [6, 4],
  bound: [0, 0],
} as unknown as BattleView;

const card = (kind: string, printed: number[]): object => ({ kind, printed, slots: [2, 2, 2] });
const geometry = {
  units: {
    archer: { over: ["spearman"] },
    rider: { over: ["archer"] },
    chariot: { over: ["spearman", "archer", "rider"] },
  },
  battle_cards: {
    a2: card("archer", [2, 0, 0]),
    r4: card("rider", [2, 0, 2]),
    r3: card("rider", [1, 2, 1]),
    c5: card("chariot", [2, 2, 1]),
  },
} as unknown as MesopotamiaGeometry;
const knows = { sideOf: (empire: string) => (empire === "sumer" ? 0 : 1), geometry };

const LINES = [
  "battle 1 area=a21 empire=sumer other=mari",
  "battle-card 2 empire=sumer kind=archer battle-card=a2",
  "battle-card 3 empire=sumer kind=rider battle-card=r4",
  "battle-card 4 empire=mari kind=rider battle-card=r3",
  "battle-card 5 empire=mari kind=chariot battle-card=c5",
  "stakes-shown 6 empire=sumer strength=4 tactics=1 mobility=1",
  "stakes-shown 6 empire=mari strength=4 tactics=0 mobility=0",
  "stakes-equal 6 compartment=strength",
  "stake-won 6 empire=sumer compartment=tactics bonus=1",
  "row 7 battle-card=a2 row=1",
  "row 8 battle-card=r3 row=1",
  "row 9 battle-card=r4 row=1",
  "row 9 battle-card=c5 row=1",
  "lays 10 empire=sumer battle-card=r4 compartment=mobility",
  "fight 10 row=1 battle-card=a2 other=r3 value=2 against=3",
  "fight-won 10 empire=mari battle-card=r3 mobility=0 against=1",
  "unit-lost 10 empire=sumer kind=archer",
  "fight 10 row=1 battle-card=r4 other=r3 value=2 against=1",
  "fight-won 10 empire=sumer battle-card=r4 mobility=3 against=1",
  "unit-lost 10 empire=mari kind=rider",
  "exhausted 10 empire=sumer battle-card=r4 compartment=mobility",
  "fight 10 row=1 battle-card=r4 other=c5 value=2 against=4",
  "fight-won 10 empire=mari battle-card=c5 mobility=2 against=1",
  "retreats 11 empire=sumer kind=rider area=a28",
  "battle-won 11 empire=mari area=a21",
].map(line);
const told = { base: BASE, since: 1, lines: LINES };
const all = moments(told, knows);
/** The moment after the n-th sentence of a kind. */
function after(message: string, n = 1): Moment {
  let left = n;
  const at = LINES.findIndex((one) => one.message === message && --left === 0);
  return all[at + 1] as Moment;
}
const bearer = (now: Moment, id: string): FighterView | undefined => now.fight.fighters.find((one) => one.card === id);
const voice = { say: (id: string) => id } as unknown as Voice;

describe("a battle as it is told", () => {
  it("has a moment before everything and one after each sentence", () => {
    expect(all.length).toBe(LINES.length + 1);
    expect(all[0]?.fight.fighters.every((one) => !one.card)).toBe(true);
    expect(BASE.fighters.every((one) => !one.card)).toBe(true);
  });

  it("gives each unit its card, and opens the stakes", () => {
    expect(after("battle-card", 4).fight.fighters.map((one) => one.card)).toEqual(["a2", "r4", "r3", "c5"]);
    const { fight, verdicts } = after("stake-won");
    expect(fight.stakes).toEqual([
      [4, 1, 1],
      [4, 0, 0],
    ]);
    expect(fight.funds).toEqual([]);
    expect(verdicts).toEqual([{ army: -1, bonus: 0 }, { army: 0, bonus: 1 }, null]);
  });

  it("puts units into rows, one behind the other", () => {
    const now = after("row", 4);
    expect(["a2", "r4"].map((id) => bearer(now, id)?.rank)).toEqual([0, 1]);
    expect(now.fight.fighters.map((one) => one.row)).toEqual([0, 0, 0, 0]);
  });

  it("lays knucklebones and takes them again", () => {
    expect(bearer(after("lays"), "r4")?.laid).toEqual([0, 0, 1]);
    expect(bearer(after("exhausted"), "r4")?.laid).toEqual([0, 0, 0]);
  });

  it("knows who meets whom, who wins and what becomes of the other", () => {
    const first = after("fight");
    expect(first.duel).toMatchObject({ cards: ["a2", "r3"], values: [2, 3], winner: -1 });
    expect(bearer(first, "r3")?.advantage).toBe(true);
    const lost = after("unit-lost");
    expect(lost.duel).toMatchObject({ winner: 1, fate: "lost", mobility: [0, 1] });
    expect(lost.fight.fighters.map((one) => one.stands)).toEqual([false, true, true, true]);
    expect(after("fight", 2).duel?.fate).toBe("");
    const end = all.at(-1) as Moment;
    expect([...end.fates]).toEqual([
      [0, "lost"],
      [2, "lost"],
      [1, "retreats"],
    ]);
    expect(end.holder).toBe(1);
  });

  it("changes nothing that its beginning knows already", () => {
    const late = moments({ ...told, since: 99 }, knows);
    expect(late.at(-1)?.fight.fighters).toEqual(BASE.fighters);
  });

  it("finds the fighters of a simple battle by their kind", () => {
    const lines = [
      line("unit-lost 2 empire=mari kind=rider"),
      line("simple-sums 2 empire=mari sum=9 other=sumer against=7"),
    ];
    const end = moments({ base: BASE, since: 1, lines }, knows).at(-1) as Moment;
    expect(end.fight.fighters.map((one) => one.stands)).toEqual([true, true, false, true]);
    expect(end.sums).toEqual([7, 9]);
  });

  it("shows what a unit fights with", () => {
    const now = after("row", 4);
    const [rider, archer, chariot] = ["r3", "a2", "c5"].map((id) => bearer(now, id) as FighterView);
    expect(reckoned(rider as FighterView, archer as FighterView, geometry)).toEqual({
      strength: 1,
      tactics: 2,
      counts: true,
    });
    expect(reckoned(rider as FighterView, chariot as FighterView, geometry).counts).toBe(false);
  });
});

describe("the phases of a battle", () => {
  it("follow what is told, then what is asked", () => {
    const end = all.at(-1) as Moment;
    expect(phaseOf(end, line("row 1"), "")).toBe("rows");
    expect(phaseOf(end, line("exhausted 1"), "")).toBe("fights");
    expect(phaseOf(end, null, "lay")).toBe("lay");
    expect(phaseOf(end, null, "")).toBe("over");
    expect(phaseOf(all[0] as Moment, null, "")).toBe("stakes");
  });
});

describe("a battle in the log", () => {
  const log = [line("turn 0"), ...LINES, line("round 11"), line("battle 12"), line("row 13")];
  it("is found from any of its sentences, and ends where somebody holds the area", () => {
    expect(chapter(log, 8, BATTLE)).toEqual(LINES);
    expect(chapter(log, log.length - 1, BATTLE).map((one) => one.number)).toEqual([12, 13]);
  });
  it("is not found where its beginning is not there", () => {
    expect(chapter(log.slice(3), 2, BATTLE)).toEqual([]);
  });
});

describe("why", () => {
  const pair = (now: Moment): [FighterView, FighterView] =>
    (now.duel as Duel).cards.map((id) => bearer(now, id)) as [FighterView, FighterView];
  const why = (now: Moment): string[] => [
    winWords(now.duel as Duel, pair(now), geometry, voice),
    fateWords(now.duel as Duel, pair(now), voice),
  ];
  it("the higher value wins, by an advantage where it counts, and the faster gets away", () => {
    expect(why(after("unit-lost"))).toEqual(["board-why-advantage", "board-fate-why-lost"]);
    expect(why(after("unit-lost", 2))).toEqual(["board-why-higher", "board-fate-why-lost"]);
    expect(why(after("retreats"))).toEqual(["board-why-advantage", "board-fate-why-retreats"]);
  });
  it("equal numbers go by the event track, and never to a tribe", () => {
    const now = after("unit-lost");
    const even: Duel = { ...(now.duel as Duel), values: [2, 2], mobility: [1, 1] };
    expect(winWords(even, pair(now), geometry, voice)).toBe("board-why-track");
    expect(fateWords(even, pair(now), voice)).toBe("board-fate-why-lost-even-track");
    const [a, b] = pair(now);
    expect(winWords(even, [{ ...a, side: -2 }, b], geometry, voice)).toBe("board-why-tribe");
    expect(fateWords(even, [{ ...a, side: -2 }, b], voice)).toBe("board-fate-why-lost-even-tribe");
  });
  it("is said in one go to who does not see it, once it is decided", () => {
    expect(reasons(after("unit-lost"), geometry, voice)).toBe("board-why-advantage board-fate-why-lost");
    expect(reasons(after("fight"), geometry, voice)).toBe("");
  });
  it("an advantage is known after the fight too, when nobody faces the winner any more", () => {
    const now = after("unit-lost");
    const [a, b] = pair(now).map((one) => ({ ...one, advantage: false, foe: -1 })) as [FighterView, FighterView];
    expect(winWords(now.duel as Duel, [a, b], geometry, voice)).toBe("board-why-advantage");
  });
});

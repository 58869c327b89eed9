// What lies under the pointer, in words.
import type { Voice } from "../../lib/text.svelte";
import type { PlayerInfo } from "../../lib/wire";
import { goalAnchor, marchNotes, placeName } from "./map/marches";
import { areaName, goodsText, optionLines, sideName, tradeText } from "./types";
import { needText } from "./needs";
import type { AreaView, MarchView, MesopotamiaGeometry, MesopotamiaView, Troop } from "./view";

export interface Told {
  title: string;
  lines: string[];
}

/** The rules that say what a piece can do. */
const RULES: Record<string, string> = {
  ram: "MES104",
  ship: "MES055",
  settlement: "MES107",
  wall: "MES103",
  block: "MES032",
  hidden: "MES052",
  ziggurat: "MES066",
  garden: "MES068",
  slot: "MES076",
  events: "MES119",
  population: "MES120",
  order: "MES034",
  pinned: "MES061",
};

export class About {
  constructor(
    private view: MesopotamiaView,
    private geometry: MesopotamiaGeometry,
    private voice: Voice,
    private players: PlayerInfo[],
    /** The marches of the unit that is picked. */
    private marches: MarchView[],
    /** The sentence of a rule; empty while it is not known. */
    private sentence: (id: string) => string,
  ) {}

  of(anchor: string): Told {
    const [bare = "", where = ""] = anchor.split("@");
    const [kind = "", one = ""] = bare.split(/:(.*)/);
    if (kind === "troop") return this.troop(one, where);
    if (kind === "section" && where) return this.ship(one);
    if (kind === "area" || kind === "section")
      return this.reached(anchor, kind === "area" ? this.area(one) : this.section(one));
    if (kind === "event") return this.eventAt(one);
    if (kind === "slot") return this.slot(one);
    if (kind === "garden") return this.garden();
    if (kind === "ziggurat")
      return { title: this.voice.say("item-ziggurat"), lines: [this.price("ziggurat"), ...this.rule("ziggurat")] };
    if (kind === "settlement" || kind === "wall" || kind === "block") return this.structure(kind, one);
    if (kind === "track") return { title: this.voice.say(`board-track-${one}`), lines: this.rule(one) };
    if (kind === "order") return this.order();
    return { title: "", lines: [] };
  }

  /** What the rules say of a piece, and which rule it is. */
  private rule(of: string): string[] {
    const id = RULES[of] ?? "";
    const said = this.sentence(id);
    return said ? [`${said} (${id})`] : [];
  }

  private order(): Told {
    const who = this.view.order.map((side) => this.whose(side)).join(", ");
    const title = this.voice.say("board-round", { n: this.view.round });
    return { title, lines: [this.voice.say("board-order", { who }), ...this.rule("order")] };
  }

  private structure(kind: "settlement" | "wall" | "block", area: string): Told {
    const here = this.view.areas[area];
    const place = areaName(this.voice, this.geometry, area);
    if (kind === "block") return { title: this.voice.say("board-block"), lines: [place, ...this.rule(kind)] };
    const title = this.voice.say(`board-built-${kind}`, { who: this.whose(here?.[kind] ?? -1) });
    return { title, lines: [place, ...this.rule(kind)] };
  }

  /** A place, and before all else what it means to march there. */
  private reached(anchor: string, told: Told): Told {
    const here = this.marches.filter((march) => goalAnchor(march) === anchor);
    if (!here.length) return told;
    const ways = here.map((march) => {
      const from = placeName(this.voice, this.geometry, march, march.way[0] ?? "");
      return `${this.voice.say(`kind-${march.kind}`)}, ${from} → ${marchNotes(this.voice, march).join(", ")}`;
    });
    return { title: told.title, lines: [...ways, ...told.lines] };
  }

  private whose(side: number): string {
    const player = this.players[side]?.name;
    const empire = sideName(this.voice, this.view, side);
    return player ? `${empire} (${player})` : empire;
  }

  private area(name: string): Told {
    const shape = this.geometry.areas[name];
    const here = this.view.areas[name];
    if (!shape || !here) return { title: "", lines: [] };
    const { voice } = this;
    const lines = [voice.say(`terrain-${shape.terrain}`)];
    if (shape.resource !== "any") lines[0] += `, ${voice.say(`good-${shape.resource}`)}`;
    if (here.ground === "closed" || here.ground === "blocked") lines.push(voice.say(`board-ground-${here.ground}`));
    const owner = this.view.sides.findIndex((side) => side.start === name);
    if (owner >= 0)
      lines.push(voice.say("board-ziggurat", { who: this.whose(owner), n: this.view.sides[owner]?.ziggurat ?? 0 }));
    if (here.settlement >= 0) lines.push(voice.say("board-built-settlement", { who: this.whose(here.settlement) }));
    if (here.wall >= 0) lines.push(voice.say("board-built-wall", { who: this.whose(here.wall) }));
    for (const troop of here.troops) {
      const what = voice.say(`kind-${troop.kind}`);
      lines.push(
        voice.say(troop.pinned ? "board-pinned" : "board-troop", { who: this.whose(troop.side), what, n: troop.count }),
      );
    }
    return { title: areaName(voice, this.geometry, name), lines: [...lines, ...this.event(here)] };
  }

  private event(here: AreaView): string[] {
    const { voice } = this;
    if (here.state === "hidden") return [voice.say("board-hidden")];
    const card = this.geometry.events[here.event];
    if (!card) return [];
    const title = voice.say(`event-${here.event}`);
    if (here.state === "points") return [voice.say("board-token", { what: title, n: card.points })];
    if (here.state !== "running") return [title];
    const option = card.options[here.choice];
    return [
      voice.say("board-running", { what: title, who: this.whose(here.holder), n: here.die }),
      ...(option ? optionLines(voice, card, option) : []),
    ];
  }

  /** "archer" or "archer/2" of side 2 in "area:a06". */
  private troop(one: string, where: string): Told {
    const [kind = "", owner] = one.split("/");
    const area = where.replace("area:", "");
    const troops = this.view.areas[area]?.troops ?? [];
    const side = owner === undefined ? this.view.turn.side : Number(owner);
    const troop = troops.find((other) => other.kind === kind && other.side === side);
    const whose = troop ? [`${troop.count} × ${this.whose(troop.side)}`] : [];
    return {
      title: `${this.voice.say(`kind-${kind}`)}, ${areaName(this.voice, this.geometry, area)}`,
      lines: [
        ...whose,
        ...this.unitLines(kind),
        ...(troop?.pinned ? [this.pinned(troops, troop.side), ...this.rule("pinned")] : []),
      ],
    };
  }

  /** What a kind of unit can do. */
  unitLines(kind: string): string[] {
    const { voice } = this;
    const unit = this.geometry.units[kind];
    const over = (unit?.over ?? []).map((one) => voice.say(`kind-${one}`)).join(", ");
    return [
      ...(unit?.speed ? [voice.say("board-speed", { n: unit.speed })] : []),
      ...(over ? [voice.say("board-over", { what: over })] : []),
      ...this.rule(kind),
    ];
  }

  private pinned(troops: Troop[], side: number): string {
    const land = troops.filter((one) => one.kind !== "ram");
    const sum = (ours: boolean): number =>
      land.filter((one) => (one.side === side) === ours).reduce((n, one) => n + one.count, 0);
    return this.voice.say("board-why-pinned", { mine: sum(true), theirs: sum(false) });
  }

  private ship(section: string): Told {
    const ships = this.view.ships.filter((ship) => ship.section === section);
    return {
      title: `${this.voice.say("kind-ship")}, ${this.voice.say(`section-${section}`)}`,
      lines: [...ships.map((ship) => this.whose(ship.side)), ...this.unitLines("ship")],
    };
  }

  private eventAt(area: string): Told {
    const here = this.view.areas[area];
    const [title = "", ...lines] = here ? this.event(here) : [];
    const rule = here?.state === "hidden" ? this.rule("hidden") : [];
    return { title, lines: [areaName(this.voice, this.geometry, area), ...lines, ...rule] };
  }

  private section(name: string): Told {
    const stretch = this.geometry.sections[name];
    const banks = (stretch?.areas ?? []).map((one) => areaName(this.voice, this.geometry, one)).join(", ");
    const ships = this.view.ships.filter((ship) => ship.section === name);
    return {
      title: this.voice.say(`section-${name}`),
      lines: [
        this.voice.say("board-between", { what: banks }),
        ...ships.map((ship) => this.voice.say("board-ship", { who: this.whose(ship.side) })),
      ],
    };
  }

  private slot(name: string): Told {
    const { voice } = this;
    const slot = this.geometry.slots[name];
    const lying = this.view.trade[name];
    const token = this.geometry.tokens[lying?.token ?? ""];
    const title = voice.say("board-slot", { slot: name, level: slot?.level ?? 0 });
    if (!token) return { title, lines: [voice.say("board-empty")] };
    return {
      title,
      lines: [
        tradeText(voice, token),
        ...(slot?.ship ? [voice.say("show-needs-ship")] : []),
        ...(token.points ? [voice.say("show-points", { n: token.points })] : []),
        ...(lying && lying.owner >= 0 ? [voice.say("board-amphora", { who: this.whose(lying.owner) })] : []),
        ...this.rule("slot"),
      ],
    };
  }

  private price(item: string): string {
    return goodsText(this.voice, this.geometry.items[item]?.cost ?? {});
  }

  private garden(): Told {
    const { voice } = this;
    const part = this.view.gardens.find((one) => one.token && one.builder < 0);
    const token = this.geometry.gardens[part?.token ?? ""];
    const title = voice.say("board-gardens");
    if (!token) return { title, lines: [] };
    const needs = (["population", "events", "settlements"] as const)
      .filter((need) => token[need])
      .map((need) => needText(voice, need, token[need]));
    return {
      title,
      lines: [
        voice.say("board-part", { n: token.level, what: goodsText(voice, token.cost) }),
        ...(needs.length ? [voice.say("board-condition", { what: needs.join(", ") })] : []),
        voice.say("show-points", { n: token.points }),
        ...this.rule("garden"),
      ],
    };
  }
}

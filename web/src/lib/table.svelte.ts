// A table as this reader sees it: kept up to date over the web socket, which mends itself after a break.
import { get, send } from "./api";
import { Pace } from "./pace.svelte";
import type { Language } from "./text.svelte";
import type {
  ChatLine,
  ClientMessage,
  Geometry,
  HintFor,
  Line,
  Lines,
  PlayerInfo,
  ReplayStep,
  ServerMessage,
  TableInfo,
  TableSnapshot,
  TableState,
  WhyNot,
} from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";
export interface Notice {
  sentence: string;
  rule: string;
}

interface Asked {
  resolve: (said: ServerMessage) => void;
  reject: (why: Error) => void;
}

type Question = ClientMessage extends infer M ? (M extends { ref?: number } ? Omit<M, "ref"> : never) : never;

const REFUSED = [4403, 4404]; // 4401, the session has ended: there may be another by now
const BEAT = 15_000; // a line on which nothing was heard for so long is asked whether it still stands
const SILENCE = 8_000; // no answer to that for so long: it does not

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  now = $state.raw<TableState | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  players = $state.raw<PlayerInfo[]>([]);
  connection = $state<Connection>("connecting");
  notice = $state.raw<Notice | null>(null);
  unread = $state(0);
  watchers = $state.raw<string[]>([]);
  clockAt = $state(0);
  /** What others do waits here until what came before it has been seen. */
  readonly pace = new Pace((next) => this.arrive(next));

  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private ref = 0;
  private tries = 0;
  private ended = false;
  private timer = 0;
  private beat = 0;
  private late: (() => void)[] = [];

  constructor(
    readonly id: string,
    private spectate: string,
    private language: Language,
  ) {}

  private get query(): string {
    return this.spectate ? `?spectate=${encodeURIComponent(this.spectate)}` : "";
  }

  path(rest = ""): string {
    return `/api/tables/${this.id}${rest}${this.query}`;
  }

  async open(): Promise<void> {
    const got = await get<TableSnapshot>(this.path());
    this.info = got.info;
    this.geometry = got.geometry;
    this.chat = got.chat;
    this.watchers = got.watchers ?? [];
    this.show({ ...got.now, lines_reset: true });
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.beat);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private again = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.connection === "lost") this.connect();
    else if (this.connection === "open") this.feel();
  };

  /** A line can die without a word: something is heard now and then, or it is opened anew. */
  private listen(): void {
    clearTimeout(this.beat);
    if (!this.ended) this.beat = window.setTimeout(() => this.feel(), BEAT);
  }

  private feel(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.beat);
    this.beat = window.setTimeout(() => this.giveUp(socket), SILENCE);
    socket.send(JSON.stringify({ type: "ping", ref: 0 }));
  }

  private giveUp(socket: WebSocket): void {
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.lost(0);
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const sep = this.query ? "&" : "?";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${this.id}${this.query}${sep}language=${this.language}`,
    );
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen();
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onopen = () => {
      this.connection = "open";
      this.tries = 0;
      this.listen();
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    clearTimeout(this.beat);
    for (const one of this.asked.values()) one.reject(new Error("lost"));
    this.asked.clear();
    this.connection = "lost";
    for (const one of this.late.splice(0)) one();
    if (this.ended) return;
    if (REFUSED.includes(code)) {
      this.connection = "closed";
      return;
    }
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), Math.min(8000, 400 * 2 ** this.tries));
  }

  private hear(said: ServerMessage): void {
    switch (said.type) {
      case "table":
        this.pace.push(said);
        break;
      case "presence":
        this.players = said.players;
        this.watchers = said.watchers ?? [];
        this.clockAt = performance.now();
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== said.line.id), said.line];
        if (!said.line.event) this.unread += 1;
        break;
      default:
        this.answer(said);
    }
  }

  private answer(said: ServerMessage): void {
    if (!("ref" in said)) return;
    const one = this.asked.get(said.ref);
    this.asked.delete(said.ref);
    if (said.type === "refused") {
      this.notice = { sentence: said.sentence, rule: said.rule };
      one?.reject(new Error(said.sentence));
    } else {
      if (said.type === "done") this.pace.reach(said.number);
      one?.resolve(said);
    }
  }

  private async arrive(next: TableState): Promise<void> {
    if (this.now?.state === "gathering" && next.state !== "gathering") await this.layOut();
    this.show(next);
  }

  /** The match begins: on some boards what lies where was dealt just now. */
  private async layOut(): Promise<void> {
    try {
      this.geometry = (await get<TableSnapshot>(this.path())).geometry;
    } catch {
      // the line is cut as well, then; when it is mended the table is there
    }
  }

  private show(next: TableState): void {
    this.lines = next.lines_reset ? next.lines : [...this.lines, ...next.lines];
    this.players = next.players;
    this.clockAt = performance.now();
    this.now = next;
    for (const one of this.late.splice(0)) one();
  }

  /** Until what my act has led to is shown: nothing is to be clicked on a table that is already past. */
  private async shown(number: number): Promise<void> {
    while (this.number < number && this.connection === "open") {
      await new Promise<void>((done) => this.late.push(done));
    }
  }

  private ask(question: Question): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("lost"));
    const ref = ++this.ref;
    socket.send(JSON.stringify({ ...question, ref }));
    return new Promise((resolve, reject) => this.asked.set(ref, { resolve, reject }));
  }

  /** Does something; a refusal has become a notice already. */
  private async act(question: Question): Promise<boolean> {
    this.notice = null;
    try {
      const said = await this.ask(question);
      if (said.type === "done") await this.shown(said.number);
      return true;
    } catch {
      return false;
    }
  }

  private get number(): number {
    return this.now?.number ?? 0;
  }

  play(words: string): Promise<boolean> {
    return this.act({ type: "play", number: this.number, words });
  }

  /** Several moves one after the other, as long as each is offered; tells how many were played. */
  async run(all: string[]): Promise<number> {
    let played = 0;
    for (const words of all) {
      const offered = this.now?.offer?.moves.some((move) => move.words === words);
      if (!offered || !(await this.play(words))) break;
      played += 1;
    }
    return played;
  }

  confirm(): Promise<boolean> {
    return this.act({ type: "confirm", number: this.number });
  }

  undo(): Promise<boolean> {
    return this.act({ type: "undo", number: this.number });
  }

  rewind(to: number): Promise<boolean> {
    return this.act({ type: "rewind", to });
  }

  vote(request: string, agree: boolean): Promise<boolean> {
    return this.act({ type: "vote", request, agree });
  }

  renew(agree: boolean): Promise<boolean> {
    return this.act({ type: "renew", agree });
  }

  concede(agree: boolean): Promise<boolean> {
    return this.act({ type: "concede", agree });
  }

  order(decision: string, words: string, times: number | null): Promise<boolean> {
    return this.act({ type: "order", decision, words, times });
  }

  withdraw(id: number): Promise<boolean> {
    return this.act({ type: "withdraw", id });
  }

  propose(to: number, words: string[]): Promise<boolean> {
    return this.act({ type: "propose", to, words });
  }

  decline(seat: number): Promise<boolean> {
    return this.act({ type: "decline", seat });
  }

  say(text: string): Promise<boolean> {
    return this.act({ type: "chat", text });
  }

  takeover(spec: string): Promise<boolean> {
    return this.act({ type: "takeover", spec });
  }

  comeBack(): Promise<boolean> {
    return this.act({ type: "return" });
  }

  speak(language: Language): Promise<boolean> {
    this.language = language;
    return this.act({ type: "language", language });
  }

  async why(anchor: string, picked: string[]): Promise<WhyNot["reasons"]> {
    const said = await this.ask({ type: "why", anchor, picked });
    return said.type === "why" ? said.reasons : [];
  }

  async follows(words: string): Promise<string> {
    const said = await this.ask({ type: "follows", words });
    return said.type === "follows" ? said.text : "";
  }

  /** What moves bring, by their words. */
  async foretold(words: string[]): Promise<Record<string, string>> {
    const said = await this.ask({ type: "foretold", words });
    return said.type === "foretold" ? said.previews : {};
  }

  async hint(): Promise<HintFor | null> {
    const said = await this.ask({ type: "hint" });
    return said.type === "hint" ? said : null;
  }

  async older(): Promise<void> {
    const first = this.lines[0]?.number ?? 0;
    const got = await get<Lines>(`${this.path("/lines")}${this.query ? "&" : "?"}before=${first}`);
    this.lines = [...got.lines, ...this.lines];
    if (this.now) this.now = { ...this.now, lines_before: got.before };
  }

  /** How the table stood after an entry. */
  past = (number: number): Promise<ReplayStep> => get<ReplayStep>(this.path(`/replay/${number}`));

  leave(): Promise<unknown> {
    return send("POST", `/api/tables/${this.id}/leave`);
  }
}

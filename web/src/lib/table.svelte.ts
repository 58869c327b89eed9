// A table as this reader sees it: kept up to date over the web socket, which mends itself after a break.
import { get, send } from "./api";
import type { Language } from "./text.svelte";
import { moves } from "./theme.svelte";
import type {
  ChatLine, ClientMessage, Geometry, HintFor, Line, Lines, PlayerInfo, ServerMessage, TableInfo, TableSnapshot, TableState, WhyNot,
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

const PAUSE = 650; // between two moves of others, so that each can be seen
const HURRY = 4; // with more than this waiting, the rest is shown at once
const REFUSED = [4401, 4403, 4404];

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
  clockAt = $state(0);

  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private waiting: TableState[] = [];
  private pumping = false;
  private ref = 0;
  private tries = 0;
  private ended = false;
  private timer = 0;

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
    this.show({ ...got.now, lines_reset: true });
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private again = (): void => {
    if (this.connection === "lost" && document.visibilityState === "visible") this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const sep = this.query ? "&" : "?";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}${this.query}${sep}language=${this.language}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onopen = () => {
      this.connection = "open";
      this.tries = 0;
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    for (const one of this.asked.values()) one.reject(new Error("lost"));
    this.asked.clear();
    if (this.ended) return;
    if (REFUSED.includes(code)) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), Math.min(8000, 400 * 2 ** this.tries));
  }

  private hear(said: ServerMessage): void {
    switch (said.type) {
      case "table":
        this.waiting.push(said);
        void this.pump();
        break;
      case "presence":
        this.players = said.players;
        this.clockAt = performance.now();
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== said.line.id), said.line];
        this.unread += 1;
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
    } else one?.resolve(said);
  }

  /** What others did is shown one thing after another; what is far behind is not played back. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    while (this.waiting.length) {
      const next = this.waiting.shift() as TableState;
      const told = next.lines.length > 0 && !next.lines_reset;
      this.show(next);
      const calm = moves() && told && document.visibilityState === "visible" && this.waiting.length <= HURRY;
      if (this.waiting.length && calm) await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.pumping = false;
  }

  private show(next: TableState): void {
    this.lines = next.lines_reset ? next.lines : [...this.lines, ...next.lines];
    this.players = next.players;
    this.clockAt = performance.now();
    this.now = next;
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
      await this.ask(question);
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

  confirm(): Promise<boolean> {
    return this.act({ type: "confirm", number: this.number });
  }

  undo(): Promise<boolean> {
    return this.act({ type: "undo", number: this.number });
  }

  rewind(to: number): Promise<boolean> {
    return this.act({ type: "rewind", to });
  }

  vote(agree: boolean): Promise<boolean> {
    return this.act({ type: "vote", agree });
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

  leave(): Promise<unknown> {
    return send("POST", `/api/tables/${this.id}/leave`);
  }
}

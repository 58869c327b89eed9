// What tests put up of a browser and of a server: as little as the code under test looks at.
import { vi } from "vitest";
import type { Offer, OfferedMove, ServerMessage, TableSnapshot, TableState } from "./wire";

export function move(words: string, anchors: string[]): OfferedMove {
  return { words, anchors, label: words, preview: "" };
}

export function offer(decision: string, moves: OfferedMove[]): Offer {
  const question = { seat: 0, decision, prompt: "", rule: "", left: 0 };
  return { question, moves, after: [], foretold: false, together: null };
}

/** A window and a document that hear events, an address that can be changed, and no layout. */
export class FakeBrowser {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    cookie: "csrftoken=x",
    documentElement: { lang: "en", dataset: {} },
  });
  readonly scrollTo = vi.fn();
  location: URL;

  constructor(address: string) {
    this.location = new URL(address);
    const visit = (_data: unknown, _title: string, to: string) => this.visit(to);
    vi.stubGlobal("document", this.document);
    vi.stubGlobal("history", { pushState: vi.fn(visit), replaceState: vi.fn(visit) });
    vi.stubGlobal("scrollTo", this.scrollTo);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("addEventListener", this.window.addEventListener.bind(this.window));
    vi.stubGlobal("removeEventListener", this.window.removeEventListener.bind(this.window));
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("location", this.location);
  }

  visit(to: string): void {
    this.location = new URL(to, this.location);
    vi.stubGlobal("location", this.location);
  }
}

/** A web socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A table after so many moves, with one line of the log for each of these numbers. */
export function state(number: number, lines: number[], more: Partial<TableState> = {}): TableState {
  const told = lines.map((one) => ({ number: one, text: `line ${one}` }));
  return { type: "table", number, lines: told, lines_reset: false, players: [], ...more } as unknown as TableState;
}

export function snapshot(now: TableState): TableSnapshot {
  return { info: { id: "t1" }, geometry: {}, chat: [], now } as unknown as TableSnapshot;
}

/** A server and a line for tests: the line drops, doubles, delays (and so reorders) messages and breaks. */
import { createHash } from "node:crypto";
import type { Action, Change, ChatLine, FromClient, FromServer, Headline, MatchEvent, View } from "./types.ts";
import { canonical, applyChange } from "./view.ts";

export interface NetworkFaults {
  drop: number;
  twice: number;
  late: number;
  cut: number;
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const FIRST: View = {
  seq: 0,
  left: 71,
  seats: [{ name: "Ann", score: 0, supply: {} }],
  tiles: [{ tile: "BA/RCr", x: 0, y: 0, rotation: 0 }],
  notes: [],
  decision: { seat: 0, kind: "act" },
};

/** One match that speaks the protocol; changes are made from random new views. */
export class FakeServer {
  events: MatchEvent[] = [];
  view: View = FIRST;
  answers = new Map<string, FromServer>();
  greetings = 0;
  asked: { after: number; view: true | undefined }[] = [];
  /** The server is of a version without snapshots. */
  old = false;
  chat: ChatLine[] = [];
  /** The server knows snapshots: it sends the view after this event in the place of older ones. */
  snapshot: { number: number; view: View } | null = null;
  #talked = new Set<string>();
  faults: NetworkFaults;
  readonly #random: () => number;
  #line: FakeLine | null = null;

  constructor(random: () => number, faults: NetworkFaults) {
    this.#random = random;
    this.faults = faults;
  }

  dial(): WebSocket {
    this.#line = new FakeLine(this, this.#random);
    return this.#line as unknown as WebSocket;
  }

  cut(code = 1006): void {
    this.#line?.break(code);
  }

  /** Something happens that this client did not ask for. */
  play(): void {
    this.#append({ seat: 1, type: "tile" });
  }

  #append(action: Action): MatchEvent {
    const number = this.events.length + 1;
    const change = this.#change(action, number);
    this.view = applyChange(this.view, change);
    const hash = createHash("sha256").update(canonical(this.view)).digest("hex").slice(0, 16);
    const event: MatchEvent = { number, seat: action.seat, action, at: new Date().toISOString(), change, hash };
    this.events.push(event);
    this.send({ t: "events", events: [event] });
    this.#offer();
    return event;
  }

  #change(action: Action, number: number): Change {
    const tile = { tile: `BA/L é ${number}`, x: number, y: -number, rotation: 90 };
    if (action.type === "undo") return { set: { tiles: this.view.tiles.slice(0, -1), left: number }, drop: ["late"] };
    const late = this.#random() < 0.3 ? { late: { deep: [number, null, "\u007f\u2028"] } } : {};
    return { set: { seq: number, ...late }, add: { tiles: [tile], notes: [String(action["word"] ?? "")] } };
  }

  send(message: FromServer): void {
    this.#line?.deliver(message);
  }

  #offer(): void {
    this.send({ t: "offer", number: this.events.length, decision: { seat: 0, kind: "act", actions: [] }, undo: true });
  }

  receive(message: FromClient): void {
    if (message.t === "ping") this.send({ t: "pong", at: message.at });
    if (message.t === "hello") this.#greet(message.after, message.view);
    if (message.t === "chat") this.#talk(message);
    if (message.t === "act" || message.t === "undo") this.send(this.#answer(message));
  }

  /** A chat line is stored once for each id; all clients receive it, nobody gets "taken". */
  #talk({ id, text = "in English", phrase, to }: Extract<FromClient, { t: "chat" }>): void {
    if (this.#talked.has(id)) return;
    this.#talked.add(id);
    const more = { ...(phrase ? { phrase } : {}), ...(to === "players" ? { to } : {}) };
    const line = {
      from: "Ann",
      seat: 0,
      text,
      ...more,
      at: `2026-01-01T00:00:${String(this.chat.length).padStart(2, "0")}Z`,
    };
    this.chat.push(line);
    this.send({ t: "chat", ...line });
  }

  /** Keeps the view as it is now for those who join later. */
  keepSnapshot(): void {
    this.snapshot = { number: this.events.length, view: this.view };
  }

  #greet(after: number, view?: true): void {
    this.greetings += 1;
    this.asked.push({ after, view });
    if (view && this.old) return this.send(this.#no(null, "message.form", "Unknown key."));
    const match = {
      id: "m",
      status: "running",
      number: this.events.length,
      seats: [],
      setup: {},
      bag: {},
      view: FIRST,
    } as Headline;
    this.send({
      t: "welcome",
      match,
      you: { seat: 0 },
      number: this.events.length,
      chat: [...this.chat],
      now: new Date().toISOString(),
    });
    const kept = view ? this.snapshot : null;
    if (kept) {
      const hash = this.events[kept.number - 1]!.hash;
      this.send({ t: "view", number: kept.number, view: kept.view, hash });
      after = kept.number;
    }
    for (let i = after; i < this.events.length; i += 7) this.send({ t: "events", events: this.events.slice(i, i + 7) });
    this.#offer();
  }

  #answer(message: Extract<FromClient, { t: "act" | "undo" }>): FromServer {
    const known = this.answers.get(message.id);
    if (known) return known;
    const answer = this.#judge(message);
    this.answers.set(message.id, answer);
    return answer;
  }

  #judge(message: Extract<FromClient, { t: "act" | "undo" }>): FromServer {
    const action = message.t === "undo" ? { seat: 0, type: "undo" } : message.action;
    if (message.number !== this.events.length) return this.#no(message.id, "stale", "Too late.");
    if (action.type === "forbidden") return this.#no(message.id, "forbidden", "Not this.");
    const event = this.#append({ ...action, command: message.id });
    return { t: "taken", id: message.id, number: event.number };
  }

  #no(id: string | null, code: string, sentence: string): FromServer {
    return { t: "refused", id, code, sentence, number: this.events.length };
  }
}

/** The browser's end of a line, as far as `Socket` uses a WebSocket. */
class FakeLine {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #server: FakeServer;
  readonly #random: () => number;

  constructor(server: FakeServer, random: () => number) {
    this.#server = server;
    this.#random = random;
    setTimeout(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.();
    }, 20);
  }

  send(text: string): void {
    this.#carry(() => this.#server.receive(JSON.parse(text) as FromClient));
  }

  deliver(message: FromServer): void {
    const data = JSON.stringify(message);
    this.#carry(() => this.onmessage?.({ data }));
  }

  close(): void {
    this.readyState = 3;
  }

  break(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  #carry(arrive: () => void): void {
    const { drop, twice, late, cut } = this.#server.faults;
    if (this.#random() < cut) return this.break(1006);
    const copies = this.#random() < twice ? 2 : 1;
    for (let i = 0; i < copies; i++) {
      if (this.#random() < drop) continue;
      const delay = this.#random() < late ? this.#random() * 900 : 10;
      setTimeout(() => this.readyState === 1 && arrive(), delay);
    }
  }
}

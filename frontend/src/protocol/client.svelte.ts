import { Socket, type SocketState, type Wire } from "../api/socket.ts";
import { Outbox, type Command } from "./outbox.ts";
import { Stream } from "./stream.ts";
import type { Action, ChatLine, ClockState, FromClient, FromServer, Headline } from "./types.ts";
import type { MatchEvent, Offer, Refusal, Status, View } from "./types.ts";
import { fingerprint } from "./view.ts";

/** What the line to the server does, in the words shown to a person. */
export type Connection = "connecting" | "live" | "lost" | "missing" | "barred" | "crowded";

export interface MatchOptions {
  /** New events, in order; `live` is false for those read while catching up. */
  onEvents?: (events: MatchEvent[], live: boolean) => void;
  onRefused?: (refusal: Refusal) => void;
  onChat?: (line: ChatLine) => void;
  /** Test seams. */
  make?: (url: string) => WebSocket;
  random?: () => number;
}

const TICK = 500; // ms between looks at what is late
const PATIENCE = 1500; // ms that a known gap may stay open before asking again
const SEEN_EVERY = 10; // events
const MOST_ASKED = 4; // times a gap is asked about on one line before trying a new line

/**
 * One match over one socket. Everything shown comes from the server: events folded into the view, offers, clocks. A
 * command stays in `pending` until the server has answered it and its event is here; nothing is folded in ahead of
 * the server.
 */
export class Match {
  connection = $state<Connection>("connecting");
  headline = $state.raw<Headline | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly MatchEvent[]>([]);
  pending = $state.raw<readonly Command[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  clock = $state.raw<ClockState | null>(null);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  status = $state<Status>("running");
  rematch = $state<string | null>(null);
  /** Server time minus the time of this device, ms. */
  skew = $state(0);
  /** The view here differs from the server's even after reading everything anew. */
  strayed = $state(false);
  #offer = $state.raw<Offer | null>(null);

  readonly id: string;
  readonly #options: MatchOptions;
  readonly #socket: Socket;
  readonly #outbox = new Outbox();
  readonly #timer: ReturnType<typeof setInterval>;
  #stream: Stream | null = null;
  #known = 0; // the newest number the server spoke of
  #behindSince: number | null = null;
  #asked = 0;
  #welcomed = false;
  #caughtUp = false;
  #seen = 0;
  #rereadAt = -1;

  constructor(id: string, options: MatchOptions = {}) {
    this.id = id;
    this.#options = options;
    this.#timer = setInterval(this.#tick, TICK);
    this.#socket = new Socket(`/ws/matches/${encodeURIComponent(id)}/`, {
      onMessage: (message) => this.#heard(message as unknown as FromServer),
      onOpen: () => this.#hello(),
      onState: (state, code) => this.#line(state, code),
      ping: () => ({ t: "ping", at: Date.now() }),
      ...(options.make ? { make: options.make } : {}),
      ...(options.random ? { random: options.random } : {}),
    });
  }

  get number(): number {
    return this.events.length;
  }

  /** The views after each event so far; `views[n]` belongs to event n. */
  get views(): readonly View[] {
    return this.#stream?.views ?? [];
  }

  /** What the server offers now; null while a command is on its way or the offer belongs to an older view. */
  get offer(): Offer | null {
    const busy = this.pending.some((command) => command.message.t !== "chat");
    return this.#offer && this.#offer.number === this.number && !busy ? this.#offer : null;
  }

  /** Sends an action; returns the id of the command. */
  act(action: Action): string {
    return this.#command({ t: "act", id: crypto.randomUUID?.() ?? uuid(), number: this.number, action });
  }

  undo(): string {
    return this.#command({ t: "undo", id: crypto.randomUUID?.() ?? uuid(), number: this.number });
  }

  say(text: string): string {
    // One space between words, as the server keeps it: its line is what confirms ours.
    return this.#command({ t: "chat", id: crypto.randomUUID?.() ?? uuid(), text: text.trim().split(/\s+/).join(" ") });
  }

  /** The person has read the refusal. */
  forgive(): void {
    this.refusal = null;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#socket.close();
  }

  #command(message: Extract<FromClient, { id: string }>): string {
    this.refusal = null;
    this.#outbox.put(message, Date.now());
    if (!this.#welcomed || !this.#send(message)) this.#outbox.cut();
    this.pending = this.#outbox.commands;
    return message.id;
  }

  #send(message: FromClient): boolean {
    return this.#socket.send(message as unknown as Wire);
  }

  #hello(): void {
    this.#send({ t: "hello", after: this.#stream?.number ?? 0 });
  }

  #line(state: SocketState, code?: number): void {
    if (state !== "open") {
      this.#welcomed = false;
      this.#caughtUp = false;
      this.#outbox.cut();
      this.pending = this.#outbox.commands;
    }
    if (state === "closed") this.connection = code === 4004 ? "missing" : "barred";
    else if (state === "waiting") this.connection = code === 4029 ? "crowded" : "lost";
  }

  #heard(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.#welcome(message);
      case "events":
        return this.#applyChange(message.events);
      case "offer":
        return this.#offered(message);
      case "taken":
        this.#outbox.taken(message.id, message.number);
        return this.#settle(message.number);
      case "refused":
        return this.#refused(message);
      case "clock":
        this.clock = { seat: message.seat, left: message.left, running: message.running, due: message.due };
        return;
      case "presence":
        this.here = message.seats;
        this.spectators = message.spectators;
        return;
      case "chat":
        return this.#chatted({ from: message.from, seat: message.seat, text: message.text, at: message.at });
      case "status":
        return this.#becomes(message.status, message.rematch);
      case "restart":
        return this.#socket.pause(message.in);
      case "resync":
        return this.#hello();
      case "pong":
        return;
    }
  }

  #welcome(message: Extract<FromServer, { t: "welcome" }>): void {
    this.skew = Date.parse(message.now) - Date.now() || 0;
    this.headline = message.match;
    this.seat = message.you.seat;
    this.chat = message.chat ?? this.chat;
    for (const line of message.chat?.slice(-SEEN_EVERY) ?? []) this.#said(line);
    this.#becomes(message.match.status, message.match.rematch);
    if (message.match.spectators !== undefined) this.spectators = message.match.spectators;
    if (!this.#stream || message.number < this.#stream.number) this.#restart(message.match.view);
    this.#known = message.number;
    this.#welcomed = true;
    this.connection = "live";
    this.#settle(message.number);
    this.#resend(0);
  }

  /** Begins the list of events anew. */
  #restart(first: View): void {
    const again = this.#stream !== null;
    this.#stream = new Stream(first);
    this.#seen = 0;
    this.#offer = null;
    this.view = first;
    this.events = [];
    if (again) this.#hello();
  }

  #applyChange(events: readonly MatchEvent[]): void {
    if (!this.#stream) return;
    const live = this.#caughtUp;
    const fresh = this.#stream.take(events);
    const newest = events.at(-1)?.number ?? 0;
    if (fresh.length > 0) {
      this.view = this.#stream.view;
      this.events = [...this.#stream.events];
      this.#asked = 0;
      this.#behindSince = null;
      this.#acknowledge();
      void this.#verify(this.#stream, fresh.at(-1)!);
    }
    this.#settle(newest);
    if (fresh.length > 0) this.#options.onEvents?.(fresh, live);
  }

  /** Notes how far the server is, and which commands are done with. */
  #settle(number: number): void {
    this.#expect(number);
    this.#outbox.arrived(this.#stream?.number ?? 0);
    this.pending = this.#outbox.commands;
  }

  #expect(number: number): void {
    this.#known = Math.max(this.#known, number);
    if (!this.#behind) {
      this.#behindSince = null;
      if (this.#welcomed) this.#caughtUp = true;
    } else this.#behindSince ??= Date.now();
  }

  #offered(message: Offer): void {
    if (this.#offer && message.number < this.#offer.number) return; // a late copy
    this.#offer = { number: message.number, decision: message.decision, undo: message.undo };
    this.#expect(message.number);
  }

  get #behind(): boolean {
    const stream = this.#stream;
    return stream !== null && (stream.number < this.#known || stream.gap || this.#lacksOffer);
  }

  /** This seat is to decide and was not told what is legal; asked about a few times for each event, not for ever. */
  get #lacksOffer(): boolean {
    if (this.status !== "running" || this.seat === null || this.view?.decision?.seat !== this.seat) return false;
    return (this.#offer?.number ?? -1) < this.number && this.#asked < MOST_ASKED - 1;
  }

  #refused(message: Extract<FromServer, { t: "refused" }>): void {
    if (message.id && !this.#outbox.get(message.id)) return; // the answer to a copy of something settled
    if (message.id) this.#outbox.drop(message.id);
    this.pending = this.#outbox.commands;
    this.refusal = message;
    if (message.number !== undefined) this.#expect(message.number);
    this.#options.onRefused?.(message);
  }

  #chatted(line: ChatLine): void {
    const known = this.chat.some((c) => c.at === line.at && c.text === line.text && c.from === line.from);
    if (known) return;
    this.chat = [...this.chat, line].slice(-300);
    this.#said(line);
    this.#options.onChat?.(line);
  }

  /** A line of talk is the answer to the command that sent it. */
  #said(line: ChatLine): void {
    const sent = this.pending.find(
      ({ message }) => message.t === "chat" && message.text === line.text && line.seat === this.seat,
    );
    if (!sent) return;
    this.#outbox.drop(sent.id);
    this.pending = this.#outbox.commands;
  }

  #becomes(status: Status, rematch?: string | null): void {
    const before = this.status;
    this.status = status;
    if (rematch) this.rematch = rematch;
    // The seed, the order of the bag and the ranks come with the headline of a match that is over.
    if (status === "over" && before !== "over" && this.headline?.status !== "over") this.#hello();
  }

  /** Events are acknowledged in batches; the heartbeat's pace picks up the rest. */
  #acknowledge(rest = false): void {
    const number = this.#stream?.number ?? 0;
    if (number - this.#seen < (rest ? 1 : SEEN_EVERY)) return;
    if (this.#send({ t: "seen", number })) this.#seen = number;
  }

  async #verify(stream: Stream, event: MatchEvent): Promise<void> {
    const ours = await fingerprint(stream.views[event.number]!);
    if (ours === null || ours === event.hash || stream !== this.#stream) {
      if (ours === event.hash) this.strayed = false;
      return;
    }
    if (this.#rereadAt === event.number) {
      this.strayed = true;
      return;
    }
    this.#rereadAt = event.number;
    this.#restart(stream.views[0]!);
  }

  #resend(age?: number): void {
    for (const message of this.#outbox.due(Date.now(), age)) this.#send(message);
    this.pending = this.#outbox.commands;
  }

  #tick = (): void => {
    if (this.#socket.state !== "open") return;
    if (!this.#welcomed) return this.#lateWelcome();
    this.#resend();
    this.#acknowledge(true);
    if (!this.#behind) return;
    this.#behindSince ??= Date.now();
    if (Date.now() - this.#behindSince < PATIENCE) return;
    this.#behindSince = Date.now();
    this.#askAgain();
  };

  #lateWelcome(): void {
    this.#behindSince ??= Date.now();
    if (Date.now() - this.#behindSince < 2 * PATIENCE) return;
    this.#behindSince = Date.now();
    this.#askAgain();
  }

  #askAgain(): void {
    this.#asked += 1;
    if (this.#asked % MOST_ASKED === 0) this.#socket.pause(0);
    else this.#hello();
  }
}

/** A random UUID where `crypto.randomUUID` is missing (plain http away from localhost). */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

import { Stream } from "./stream.ts";
import type {
  ChatLine,
  ClockState,
  EndingOffer,
  FromServer,
  Headline,
  MatchEvent,
  Offer,
  OwnAnswers,
  Refusal,
  Status,
  View,
} from "./types.ts";

/** The state of the connection, in the words shown to a person. */
export type Connection = "connecting" | "live" | "lost" | "missing" | "barred" | "crowded" | "pages";

const CHAT_LINES = 300;

/** What a page may read of a match. Everything comes from the server. */
export class MatchState {
  connection = $state<Connection>("connecting");
  headline = $state.raw<Headline | null>(null);
  /** The seats that this device plays, one's own first: several where persons share it, none for a spectator. */
  held = $state.raw<readonly number[]>([]);
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly MatchEvent[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  clock = $state.raw<ClockState | null>(null);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  status = $state<Status>("running");
  rematch = $state<string | null>(null);
  /** An open offer to end the match together. */
  ending = $state.raw<EndingOffer | null>(null);
  /** Answers in advance of the seats here; null for spectators. */
  answers = $state.raw<OwnAnswers | null>(null);
  /** Server time minus the time of this device, ms. */
  skew = $state(0);
  /** The view here differs from the server's even after reading everything anew. */
  strayed = $state(false);
  /** The number of the newest event that the server has mentioned; those after `number` are still on their way. */
  latest = $state(0);
  /** The newest offer, which may belong to an older view. */
  protected newestOffer = $state.raw<Offer | null>(null);
  protected stream: Stream | null = null;

  /** The seat that this device plays now: the one that decides, else the one that acted here last. */
  readonly seat = $derived.by((): number | null => {
    const [own = null, ...others] = this.held;
    const decides = this.view?.decision?.seat;
    if (others.length === 0) return own;
    if (decides !== undefined && this.held.includes(decides)) return decides;
    return this.events.findLast(({ action }) => this.held.includes(action.seat))?.action.seat ?? own;
  });
  /** Several persons play at this device. */
  readonly shared = $derived(this.held.length > 1);

  /** The number of the newest event here. */
  get number(): number {
    void this.events; // changes whenever the stream does
    return this.stream?.number ?? 0;
  }

  /** The views after each event so far; `views[n]` belongs to event n. Those before a snapshot may be missing. */
  get views(): readonly View[] {
    void this.events;
    return this.stream?.views ?? [];
  }

  /** The first events are not here: the page has begun with a snapshot. */
  get partial(): boolean {
    void this.events;
    return (this.stream?.base ?? 0) > 0;
  }

  /** The viewer has read the refusal. */
  forgive(): void {
    this.refusal = null;
  }

  protected readWelcome(message: Extract<FromServer, { t: "welcome" }>): void {
    this.skew = Date.parse(message.now) - Date.now() || 0;
    this.headline = message.match;
    const { seat, seats } = message.you;
    this.answers = message.you.answers ?? null;
    this.held = seats ?? (seat === null ? [] : [seat]);
    this.chat = message.chat ?? this.chat;
    if (message.match.spectators !== undefined) this.spectators = message.match.spectators;
  }

  /** Begins the list of events anew, with the view after event `base`. */
  protected beginWith(first: View, base = 0): void {
    this.stream = new Stream(first, base);
    this.newestOffer = null;
    this.view = first;
    this.events = [];
  }

  /** Puts older events before those that are here. */
  protected prepend(older: Stream): void {
    this.stream?.prepend(older);
    this.events = [...(this.stream?.events ?? [])];
  }

  /** Applies the events that follow on what is here; returns those that are new. */
  protected apply(events: readonly MatchEvent[]): MatchEvent[] {
    const fresh = this.stream?.take(events) ?? [];
    if (!this.stream || fresh.length === 0) return fresh;
    this.view = this.stream.view;
    this.events = [...this.stream.events];
    return fresh;
  }

  /** Keeps an offer, unless it is a late copy of an older one. */
  protected readOffer({ number, decision, undo }: Offer): boolean {
    if (this.newestOffer && number < this.newestOffer.number) return false;
    this.newestOffer = { number, decision, undo };
    return true;
  }

  protected readClock(message: Extract<FromServer, { t: "clock" }>): void {
    this.clock = { seat: message.seat, left: message.left, running: message.running, due: message.due };
  }

  protected readPresence(message: Extract<FromServer, { t: "presence" }>): void {
    this.here = message.seats;
    this.spectators = message.spectators;
  }

  /** Adds a line of chat; false when it is here already. */
  protected addChat(line: ChatLine): boolean {
    if (line.id !== undefined && this.chat.some((c) => c.id === line.id)) return false;
    if (
      line.id === undefined &&
      this.chat.some((c) => c.at === line.at && c.text === line.text && c.from === line.from)
    )
      return false;
    this.chat = [...this.chat, line].slice(-CHAT_LINES);
    return true;
  }
}

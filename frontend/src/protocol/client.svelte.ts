import { Socket, type SocketState, type SocketMessage } from "../api/socket.ts";
import { CatchUp } from "./catchUp.ts";
import { Commands } from "./commands.svelte.ts";
import { HashCheck } from "./hashCheck.ts";
import { readHistory } from "./history.ts";
import type { NewestPage, Pages } from "./pages.ts";
import { MatchState } from "./matchState.svelte.ts";
import type { Command, WithId } from "./outbox.svelte.ts";
import { Stream } from "./stream.ts";
import type { Action, Answer, ChatLine, BotsPaceName, FromClient, FromServer } from "./types.ts";
import type { MatchEvent, Offer, Refusal, Status, View } from "./types.ts";
import { randomId } from "./uuid.ts";
import { viewHash } from "./view.ts";

export type { Connection } from "./matchState.svelte.ts";

export interface MatchOptions {
  /** Reads all events from the first on, as a replay needs them; else the page begins with a snapshot. */
  whole?: boolean;
  /** New events, in order; `live` is false for those read while catching up. */
  onEvents?: (events: MatchEvent[], live: boolean) => void;
  onRefused?: (refusal: Refusal) => void;
  onChat?: (line: ChatLine) => void;
  /** Test seams. */
  make?: (url: string) => WebSocket;
  random?: () => number;
  readHistory?: typeof readHistory;
  readNewest?: (match: string) => Promise<NewestPage | null>;
}

/** The line of a message, without what makes it one. */
const chatLine = ({ t: _, ...line }: Extract<FromServer, { t: "chat" }>): ChatLine => line;

const TICK_MS = 500; // between looks at what is late
const SEEN_EVERY = 10; // events
const HISTORY_AGAIN_MS = 5000; // after older events could not be read

/**
 * One match over one socket. A command stays in `pending` until the server has answered it and its event is here;
 * nothing changes the view ahead of the server.
 *
 * This module is longer than others: it is the one place that answers each message of the protocol.
 */
export class Match extends MatchState {
  readonly id: string;
  readonly #options: MatchOptions;
  readonly #socket: Socket;
  readonly #commands = new Commands((message) => this.#welcomed && this.#send(message));
  readonly #catchUp = new CatchUp();
  readonly #hashes = new HashCheck();
  readonly #timer: ReturnType<typeof setInterval>;
  #welcomed = false;
  #caughtUp = false;
  #seen = 0;
  /** The server is of a version that knows no snapshots. */
  #plain = false;
  #history: "unwanted" | "wanted" | "reading" = "unwanted";
  #historyAt = 0;
  /** The id of the newest message that is no command: an answer in advance, or to an offer to end together. */
  #asked = "";
  /** Reads the moves over HTTP while so many watch that the server has no socket for this page. */
  #pages: Pages | null = null;
  #closed = false;

  constructor(id: string, options: MatchOptions = {}) {
    super();
    this.id = id;
    this.#options = options;
    this.#timer = setInterval(this.#tick, TICK_MS);
    this.#socket = new Socket(`/ws/matches/${encodeURIComponent(id)}/`, {
      onMessage: (message) => this.#onMessage(message as unknown as FromServer),
      onOpen: () => this.#hello(),
      onState: (state, code) => this.#onState(state, code),
      ping: () => ({ t: "ping", at: Date.now() }),
      ...(options.make ? { make: options.make } : {}),
      ...(options.random ? { random: options.random } : {}),
    });
  }

  get pending(): readonly Command[] {
    return this.#commands.pending;
  }

  /** What the server offers now; null while a command is on its way or the offer belongs to an older view. */
  get offer(): Offer | null {
    const offer = this.newestOffer;
    return offer?.number === this.number && !this.#commands.busy ? offer : null;
  }

  /** Sends an action; returns the id of the command. */
  act(action: Action): string {
    const sent = { ...action };
    delete sent["preview"]; // what would follow is for the reader; a server of an older version does not know it
    return this.#command({ t: "act", id: randomId(), number: this.number, action: sent });
  }

  undo(): string {
    return this.#command({ t: "undo", id: randomId(), number: this.number });
  }

  /** Says a text or a ready phrase; `to` the players alone, spectators get it when the match is over. */
  say(said: { text: string } | { phrase: string }, to: "all" | "players" = "all"): string {
    // One space between words, as the server keeps it: its line is what confirms ours.
    const what = "text" in said ? { text: said.text.trim().split(/\s+/).join(" ") } : said;
    return this.#command({ t: "chat", id: randomId(), ...what, ...(to === "players" ? { to } : {}) });
  }

  /** Connects again, as the player that this browser is now. */
  reconnect(): void {
    this.#socket.pause(0);
  }

  /** Says how fast the bots shall play. Lost without a connection. */
  wishPace(pace: BotsPaceName): void {
    this.#send({ t: "pace", pace });
  }

  /** Offers to end the match as it stands, or agrees to that; or declines. Lost without a connection. */
  endTogether(agree: boolean): void {
    this.refusal = null;
    this.#asked = randomId();
    this.#send({ t: "end_together", id: this.#asked, agree });
  }

  /** Answers a decision in advance, or takes such an answer back. Lost without a connection. */
  answerAhead(seat: number, answer: Answer, keep: boolean): void {
    this.refusal = null;
    this.#asked = randomId();
    this.#send({ t: "answer", id: this.#asked, seat, answer, keep });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#closed = true;
    this.#endPages();
    this.#socket.close();
  }

  #command(message: WithId): string {
    this.refusal = null;
    this.#commands.send(message);
    return message.id;
  }

  #send(message: FromClient): boolean {
    return this.#socket.send(message as unknown as SocketMessage);
  }

  #hello(): void {
    const first = !this.stream && !this.#plain;
    this.#send({ t: "hello", after: this.stream?.number ?? 0, ...(first ? { view: true as const } : {}) });
  }

  /** Reads the events before the snapshot, if the page began with one: a list of moves shows them. */
  wantHistory(): void {
    if (this.#history !== "unwanted") return;
    this.#history = "wanted";
    void this.#fetchHistory();
  }

  #onState(state: SocketState, code?: number): void {
    if (state !== "open") {
      this.#welcomed = false;
      this.#caughtUp = false;
      this.#commands.cut();
    }
    if (state === "closed") this.connection = code === 4004 ? "missing" : "barred";
    else if (code === 4030) void this.#beginPages();
    else if (state === "waiting" && !this.#pages) this.connection = code === 4029 ? "crowded" : "lost";
  }

  async #beginPages(): Promise<void> {
    this.connection = "pages";
    const { Pages } = await import("./pages.ts");
    if (this.#closed || this.#welcomed || this.#pages) return;
    this.#pages = new Pages(this.id, (page, now) => this.#onPage(page, now), this.#options.readNewest);
  }

  #endPages(): void {
    this.#pages?.end();
    this.#pages = null;
  }

  /** Does what a welcome and events would. Returns whether the match goes on. */
  async #onPage({ match, number, events }: NewestPage, now: string): Promise<boolean> {
    if (this.#welcomed || this.#closed) return false;
    const live = this.stream !== null;
    this.readWelcome({ t: "welcome", match, you: { seat: null }, number, now });
    this.ending = match.ending ?? null;
    this.#onStatus(match.status, match.rematch);
    if (!live) this.beginWith(match.view);
    this.#caughtUp = live;
    const before = number - events.length;
    if (this.number < before) await this.#read(before, (older) => this.#receive(older));
    this.#receive(events);
    return match.status === "running";
  }

  #onMessage(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.#onWelcome(message);
      case "view":
        return this.#onView(message);
      case "events":
        return this.#receive(message.events);
      case "offer":
        return this.#onOffer(message);
      case "taken":
        this.#commands.accepted(message.id, message.number);
        return this.#settle(message.number);
      case "refused":
        return this.#onRefused(message);
      case "clock":
        return this.readClock(message);
      case "presence":
        return this.readPresence(message);
      case "chat":
        return this.#onChat(chatLine(message));
      case "status":
        this.ending = message.ending ?? null;
        return this.#onStatus(message.status, message.rematch);
      case "restart":
        return this.#socket.pause(message.in);
      case "resync":
        return this.#hello();
      case "answers":
        this.answers = message;
        return;
      case "pong":
        return;
    }
  }

  #onWelcome(message: Extract<FromServer, { t: "welcome" }>): void {
    this.readWelcome(message);
    for (const line of message.chat?.slice(-SEEN_EVERY) ?? []) this.#commands.chatArrived(line, this.held[0] ?? null);
    this.ending = message.match.ending ?? null;
    this.#onStatus(message.match.status, message.match.rematch);
    if (!this.stream || message.number < this.stream.number) this.#restart(message.match.view);
    this.#catchUp.known = message.number;
    this.#catchUp.answered();
    this.#welcomed = true;
    this.#endPages();
    this.connection = "live";
    this.#settle(message.number);
    this.#commands.resend(0);
  }

  #restart(first: View): void {
    const again = this.stream !== null;
    this.beginWith(first);
    this.#seen = 0;
    if (again) this.#hello();
  }

  /** A snapshot stands for the older events, which are read later or never. */
  #onView({ number, view, hash }: Extract<FromServer, { t: "view" }>): void {
    if (!this.stream || this.stream.number >= number) return;
    if (this.#options.whole) return void this.#fetchAll(number);
    this.beginWith(view, number);
    this.#seen = number;
    void this.#verify(this.stream, { number, hash });
    if (this.#history !== "unwanted") void this.#fetchHistory();
  }

  /** Reads the events up to a number, while newer ones wait. Whatever is missing then comes over the socket. */
  async #fetchAll(last: number): Promise<void> {
    this.#history = "reading";
    await this.#read(last, (events) => this.#receive(events));
    this.#history = "unwanted";
    this.#settle(0);
  }

  async #fetchHistory(): Promise<void> {
    const [stream, first] = [this.stream, this.headline?.view];
    if (!stream || !first || !this.partial || this.#history === "reading") return;
    this.#history = "reading";
    const older = new Stream(first);
    const read = await this.#read(stream.base, (events) => older.take(events));
    this.#history = "wanted";
    this.#historyAt = Date.now();
    if (stream !== this.stream || !read || older.number < stream.base) return;
    const joint = await viewHash(older.view);
    if (stream !== this.stream) return;
    if (joint === (await viewHash(stream.views[stream.base]!))) this.prepend(older);
    else this.#restart(first);
  }

  #read(last: number, take: (events: readonly MatchEvent[]) => void): Promise<boolean> {
    return (this.#options.readHistory ?? readHistory)(this.id, last, take);
  }

  #receive(events: readonly MatchEvent[]): void {
    if (!this.stream) return;
    const live = this.#caughtUp;
    const fresh = this.apply(events);
    if (fresh.length > 0) {
      this.#catchUp.progressed();
      this.#acknowledge();
      void this.#verify(this.stream, fresh.at(-1)!);
    }
    this.#settle(events.at(-1)?.number ?? 0);
    if (fresh.length > 0) this.#options.onEvents?.(fresh, live);
  }

  /** Notes how far the server is, and which commands are done with. */
  #settle(number: number): void {
    this.#expect(number);
    this.#commands.arrived(this.stream?.number ?? 0);
  }

  #expect(number: number): void {
    this.#catchUp.expect(number);
    this.latest = this.#catchUp.known;
    if (this.#behind) return this.#catchUp.behind();
    this.#catchUp.done();
    if (this.#welcomed) this.#caughtUp = true;
  }

  #onOffer(message: Offer): void {
    if (this.readOffer(message)) this.#expect(message.number);
  }

  get #behind(): boolean {
    const stream = this.stream;
    if (this.#options.whole && this.#history === "reading") return false;
    return stream !== null && (stream.number < this.#catchUp.known || stream.gap || this.#lacksOffer);
  }

  /** This seat is to decide, and the list of legal actions has not arrived. */
  get #lacksOffer(): boolean {
    if (this.status !== "running" || this.seat === null || this.view?.decision?.seat !== this.seat) return false;
    return (this.newestOffer?.number ?? -1) < this.number && this.#catchUp.mayAskForOffer;
  }

  #onRefused(message: Extract<FromServer, { t: "refused" }>): void {
    if (!this.#welcomed && !this.#plain && message.code === "message.form") {
      this.#plain = true;
      return this.#hello();
    }
    if (!this.#commands.refused(message.id) && message.id !== this.#asked) return;
    this.refusal = message;
    if (message.number !== undefined) this.#expect(message.number);
    this.#options.onRefused?.(message);
  }

  #onChat(line: ChatLine): void {
    if (!this.addChat(line)) return;
    this.#commands.chatArrived(line, this.held[0] ?? null);
    this.#options.onChat?.(line);
  }

  #onStatus(status: Status, rematch?: string | null): void {
    const before = this.status;
    this.status = status;
    if (rematch) this.rematch = rematch;
    // The seed, the order of the bag and the ranks come with the headline of a match that is over.
    if (status === "over" && before !== "over" && this.headline?.status !== "over") this.#hello();
  }

  /** Events are acknowledged in batches; the heartbeat's pace picks up the rest. */
  #acknowledge(rest = false): void {
    const number = this.stream?.number ?? 0;
    if (number - this.#seen < (rest ? 1 : SEEN_EVERY)) return;
    if (this.#send({ t: "seen", number })) this.#seen = number;
  }

  async #verify(stream: Stream, event: Pick<MatchEvent, "number" | "hash">): Promise<void> {
    const found = await this.#hashes.compare(stream.views[event.number]!, event);
    if (found === "same") this.strayed = false;
    if (found === "same" || found === "unknown" || stream !== this.stream) return;
    if (found === "differs") {
      this.strayed = true;
      return;
    }
    this.#hashes.rereading(event);
    this.#restart(this.headline?.view ?? stream.views[0]!);
  }

  #tick = (): void => {
    if (this.#socket.state !== "open") return;
    if (!this.#welcomed) return this.#askAfter(CatchUp.WELCOME_MS);
    this.#commands.resend();
    this.#acknowledge(true);
    if (this.#behind) this.#askAfter();
    if (this.#history === "wanted" && Date.now() - this.#historyAt > HISTORY_AGAIN_MS) void this.#fetchHistory();
  };

  #askAfter(patience?: number): void {
    if (!this.#catchUp.overdue(patience)) return;
    if (this.#catchUp.request() === "reconnect") this.#socket.pause(0);
    else this.#hello();
  }
}

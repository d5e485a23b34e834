// A line that looks like the socket of a match: the page of the match is the same, its server is HTTP.

import type { Refusal, Result } from "../api/http.ts";
import type { Action, FromClient, FromServer, Headline, MatchEvent, Offer } from "../protocol/types.ts";

/** A position: the events that led to it, and what is legal in it. */
export interface Place {
  events: readonly unknown[];
  offer: unknown;
}

export interface PlaceLineOptions<P extends Place> {
  /** Fetches the position. */
  read: () => Promise<Result<{ match: unknown; place: P }>>;
  /** Makes a move; the answer has the events that came of it. */
  act: (action: Action) => Promise<Result<P>>;
  /** A new position: at the beginning, and after each action that was accepted. */
  onPlace?: (place: P, after: Action | null) => void;
}

const CLOSED = 3;
const LOST = 1006;
const MISSING = 4004;

export class PlaceLine<P extends Place> {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #options: PlaceLineOptions<P>;

  constructor(options: PlaceLineOptions<P>) {
    this.#options = options;
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    if (message.t === "hello") void this.#hello(message.after);
    else if (message.t === "act") void this.#act(message.id, message.action);
    else if (message.t === "ping") this.#say({ t: "pong", at: message.at ?? null } as FromServer);
  }

  close(): void {
    this.readyState = CLOSED;
  }

  #say(message: FromServer): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
  }

  #lose(status: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code: status === 404 || status === 422 ? MISSING : LOST });
  }

  async #hello(after: number): Promise<void> {
    const answer = await this.#options.read();
    if (!answer.ok) return this.#lose(answer.status);
    const { match, place } = answer.data;
    const headline = match as Headline;
    const now = new Date().toISOString();
    const seat = headline.seats.findIndex(({ kind }) => kind === "human");
    this.#options.onPlace?.(place, null);
    this.#say({ t: "welcome", match: headline, you: { seat }, number: headline.number, chat: [], now });
    this.#show(place, after);
  }

  async #act(id: string, action: Action): Promise<void> {
    const answer = await this.#options.act(action);
    if (answer.ok) {
      const [first] = answer.data.events as MatchEvent[];
      this.#options.onPlace?.(answer.data, action);
      this.#say({ t: "taken", id, number: first?.number ?? 0 });
      this.#show(answer.data, 0);
    } else if (answer.status === 0 || answer.status >= 500) this.#lose(answer.status);
    else this.#say({ ...(answer.refusal as Refusal), t: "refused", id } as FromServer);
  }

  #show({ events, offer }: P, after: number): void {
    const news = (events as MatchEvent[]).filter(({ number }) => number > after);
    this.#say({ t: "events", events: news });
    this.#say({ t: "offer", ...(offer as Offer) });
  }
}

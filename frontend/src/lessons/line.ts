// A line to a lesson that looks like the socket of a match: the page of the match is the same, its server is HTTP.

import type { Lesson, LessonPlace } from "../api/types.ts";
import { call } from "../api/http.ts";
import { apiOf } from "../protocol/address.ts";
import type { Action, FromClient, FromServer, Headline, MatchEvent, Offer } from "../protocol/types.ts";

export interface LineOptions {
  /** `lessons/<name>`. */
  id: string;
  names: { you: string; other: string };
  /** How many actions the learner has played. */
  at: () => number;
  /** A new position: at the beginning, and after each action that was accepted. */
  onPlace: (place: LessonPlace, after: Action | null) => void;
}

const CLOSED = 3;
const LOST = 1006;
const MISSING = 4004;

export class LessonLine {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #options: LineOptions;

  constructor(options: LineOptions) {
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
    const { id, names, at } = this.#options;
    const query = new URLSearchParams({ ...names, at: String(at()) }).toString();
    const answer = await call<Lesson>("GET", `${apiOf(id)}?${query}`);
    if (!answer.ok) return this.#lose(answer.status);
    const { match, place } = answer.data;
    const headline = match as unknown as Headline;
    const now = new Date().toISOString();
    this.#options.onPlace(place, null);
    this.#say({ t: "welcome", match: headline, you: { seat: 0 }, number: headline.number, chat: [], now });
    this.#show(place, after);
  }

  async #act(id: string, action: Action): Promise<void> {
    const { names, at } = this.#options;
    const answer = await call<LessonPlace>("POST", `${apiOf(this.#options.id)}/actions`, {
      ...names,
      at: at(),
      action,
    });
    if (answer.ok) {
      const { events } = answer.data;
      this.#options.onPlace(answer.data, action);
      this.#say({ t: "taken", id, number: events[0]?.number ?? 0 });
      this.#show(answer.data, 0);
    } else if (answer.status === 0 || answer.status >= 500) this.#lose(answer.status);
    else this.#say({ ...answer.refusal, t: "refused", id } as FromServer);
  }

  #show({ events, offer }: LessonPlace, after: number): void {
    const news = (events as unknown as MatchEvent[]).filter(({ number }) => number > after);
    this.#say({ t: "events", events: news });
    this.#say({ t: "offer", ...(offer as unknown as Offer) });
  }
}

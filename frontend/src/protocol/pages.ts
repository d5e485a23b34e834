// The moves of a match that so many watch that the server has no socket for this page: read over HTTP, again and again.

import { call } from "../api/http.ts";
import type { Headline, MatchEvent } from "./types.ts";

/** The headline, and the events after the last full page. */
export interface NewestPage {
  match: Headline;
  number: number;
  events: readonly MatchEvent[];
}

/** Takes a page, read at `now`; returns whether the match goes on. */
type Take = (page: NewestPage, now: string) => Promise<boolean>;

const EVERY_MS = 3000;
const SPREAD_MS = 1000; // at random: pages that were opened together do not ask together

/** Asks until `take` says that the match is over, or until `end`. */
export class Pages {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #match: string;
  readonly #take: Take;
  readonly #read: typeof newestPage;

  constructor(match: string, take: Take, read = newestPage) {
    this.#match = match;
    this.#take = take;
    this.#read = read;
    void this.#ask();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const page = await this.#read(this.#match);
    if (this.#ended || (page && !(await this.#take(page, new Date().toISOString()))) || this.#ended) return;
    this.#timer = setTimeout(() => void this.#ask(), EVERY_MS + Math.random() * SPREAD_MS);
  }
}

/** Null while it can't be read; it is asked for again. */
async function newestPage(match: string): Promise<NewestPage | null> {
  const answer = await call<NewestPage>("GET", `/api/matches/${encodeURIComponent(match)}/events/newest`);
  return answer.ok ? answer.data : null;
}

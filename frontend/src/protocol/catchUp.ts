const PATIENCE_MS = 1500; // how long a known gap may stay open before asking again
const REQUESTS_PER_CONNECTION = 4; // unanswered requests before a new connection is tried
const MOST_DOUBLINGS = 3; // of the patience: a server that is slow to answer is not asked more and more

/** Notices that the server is ahead of this page, and says when to ask for what is missing. */
export class CatchUp {
  /** The newest event number that the server has mentioned. */
  known = 0;
  #behindSince: number | null = null;
  #requests = 0;
  #unanswered = 0; // requests in a row

  expect(number: number): void {
    this.known = Math.max(this.known, number);
  }

  /** Everything that is known of is here. */
  done(): void {
    this.#behindSince = null;
  }

  /** New events have arrived. */
  progressed(): void {
    this.#requests = 0;
    this.done();
  }

  /** The server has answered a request. */
  answered(): void {
    this.#unanswered = 0;
  }

  /** Something is missing from now on. */
  behind(): void {
    this.#behindSince ??= Date.now();
  }

  /** Whether something has been missing for too long; the time then starts anew, longer if nothing was answered. */
  overdue(patience = PATIENCE_MS): boolean {
    this.behind();
    const doublings = Math.min(Math.max(this.#unanswered - 1, 0), MOST_DOUBLINGS);
    if (Date.now() - this.#behindSince! < patience * 2 ** doublings) return false;
    this.#behindSince = Date.now();
    return true;
  }

  /** How to ask now: on this connection, or on a new one. */
  request(): "here" | "reconnect" {
    this.#requests += 1;
    this.#unanswered += 1;
    return this.#requests % REQUESTS_PER_CONNECTION === 0 ? "reconnect" : "here";
  }

  /** A missing offer is asked for a few times for each event, not endlessly. */
  get mayAskForOffer(): boolean {
    return this.#requests < REQUESTS_PER_CONNECTION - 1;
  }

  static readonly WELCOME_MS = 2 * PATIENCE_MS;
}

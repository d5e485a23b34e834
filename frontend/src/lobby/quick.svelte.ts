// Waiting for a quick match. The wish is repeated while we wait (the server forgets the silent), and the salt is
// given only after the commitment was seen, so that nobody could choose the order of the tiles.

import { lobby } from "../api/client.ts";
import { isPassing, type Refusal } from "../api/http.ts";
import type { Quick } from "../api/types.ts";
import { freshSalt, keepSalt } from "../salt.ts";

const AGAIN = 5000; // ms, from the protocol
const SOON = 200; // ms, to answer a new commitment with a salt

export class QuickMatch {
  /** How many seats are wanted; null when we do not wait. */
  seats = $state<number | null>(null);
  waiting = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  since = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #salt = "";
  #commitment = "";
  #round = 0;
  readonly #paired: (match: string) => void;

  constructor(paired: (match: string) => void) {
    this.#paired = paired;
  }

  /** Starts to wait; also takes up again a wait that the lobby says is under way. */
  async start(seats: number): Promise<void> {
    this.#forget();
    this.seats = seats;
    this.since = Date.now();
    this.#salt = freshSalt();
    await this.#ask(this.#round);
  }

  async stop(): Promise<void> {
    this.#forget();
    await lobby.stop();
  }

  /** The page is left: no more asking; the server forgets us by itself. */
  leave(): void {
    this.#forget();
  }

  async #ask(round: number): Promise<void> {
    const seats = this.seats;
    if (seats === null) return;
    const answer = await lobby.quick(seats, this.#salt, this.#commitment);
    if (round !== this.#round) return;
    if (!answer.ok) return this.#refused(answer.refusal, round);
    if (answer.data.match) return this.paired(answer.data.match);
    if (answer.data.quick) this.#onMessage(answer.data.quick, round);
  }

  #onMessage(quick: Quick, round: number): void {
    this.waiting = quick.waiting;
    this.refusal = null;
    const news = quick.commitment !== this.#commitment;
    if (news && this.#commitment) this.#salt = freshSalt();
    this.#commitment = quick.commitment;
    keepSalt(quick.commitment, this.#salt);
    this.#timer = setTimeout(() => void this.#ask(round), news ? SOON : AGAIN);
  }

  #refused(refusal: Refusal, round: number): void {
    this.refusal = refusal;
    // A player who waits already is stopped for a second at most, one who enters too often for long.
    const passing = isPassing(refusal) || (refusal.code === "http.throttled" && this.#commitment !== "");
    if (passing) this.#timer = setTimeout(() => void this.#ask(round), AGAIN);
    else this.seats = null;
  }

  /** Also called when the lobby's socket says so first. */
  paired(match: string): void {
    this.#forget();
    this.#paired(match);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#round += 1;
    this.seats = null;
    this.waiting = 0;
    this.refusal = null;
    this.#commitment = "";
  }
}

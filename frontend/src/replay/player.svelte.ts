// Where in the list of events the reader is, and playing on from there.

import type { MatchEvent } from "../protocol/types.ts";

/** Ms between moves when playing at speed 1. */
const PACE = 1400;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The final count within the last move: how many steps it has, and how long each is shown. */
export interface Counting {
  steps: () => number;
  ms: (step: number) => number;
}

export class Player {
  playing = $state(false);
  speed = $state<number>(1);
  #number = $state(0);
  /** The move asked for; null follows the newest. */
  #wanted = $state<number | null>(null);
  /** The move that stays on show until the one asked for has arrived: drawing those between would delay it. */
  #meanwhile = $state(0);
  #follow = $state(true);
  readonly #events: () => readonly MatchEvent[];
  readonly #known: () => number;
  readonly #counting: Counting;
  /** Steps of the final count that are not shown yet; only while the last move is on show. */
  #uncounted = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the events that have arrived, and how many the match has; they arrive in pages. */
  constructor(
    events: () => readonly MatchEvent[],
    known: () => number = () => events().length,
    counting: Counting = { steps: () => 0, ms: () => PACE },
  ) {
    this.#counting = counting;
    this.#events = events;
    this.#known = known;
  }

  /** How many steps of the final count are shown; null away from the last move, and where there is none. */
  get counted(): number | null {
    const steps = this.#counting.steps();
    return steps > 0 && this.number === this.#known() ? steps - Math.min(steps, this.#uncounted) : null;
  }

  get last(): number {
    return this.#events().length;
  }

  /** The move on show: 0 is the start. It stays where it is until the move asked for has arrived. */
  get number(): number {
    if (this.#follow) return this.last;
    if (this.awaited !== null) return Math.min(this.#meanwhile, this.last);
    return Math.min(this.#target ?? this.#number, this.last);
  }

  /** The move asked for, or the last that the match is known to have: an address may name one that is past it. */
  get #target(): number | null {
    return this.#wanted === null ? null : Math.min(this.#wanted, this.#known() || Infinity);
  }

  /** The move that was asked for and has not arrived yet. */
  get awaited(): number | null {
    const target = this.#target;
    return !this.#follow && target !== null && target > this.last ? target : null;
  }

  /** Whether the move on show is the one that was asked for, so that the address may say it. */
  get settled(): boolean {
    return !this.#follow && (this.#target ?? 0) <= this.last;
  }

  /** The address names a move (or none: the newest). */
  want(number: number | null): void {
    if (number === null) {
      if (this.#wanted === null && !this.settled) this.#follow = true;
      return;
    }
    // An address that was past the end names the last move now: a newer one does not take its place.
    if (this.settled && this.number === number) return void (this.#wanted &&= number);
    this.#follow = false;
    this.#wanted = number;
  }

  /** Shows a move, as soon as it has arrived; anything past the last is the last. */
  jump(number: number): void {
    this.#meanwhile = this.number;
    this.#follow = false;
    this.#uncounted = 0;
    this.#number = Math.max(0, Math.min(number, Math.max(this.last, this.#known())));
    this.#wanted = this.#number > this.last ? this.#number : null;
  }

  /** Goes on by a move; within the last one by a step of the final count. */
  step(by: number): void {
    this.pause();
    this.#go(by);
  }

  #go(by: number): void {
    const counted = this.counted;
    const next = (counted ?? 0) + by;
    if (counted !== null && next >= 0) return void (this.#uncounted = Math.max(0, this.#counting.steps() - next));
    this.jump(this.number + by);
    if (by > 0 && this.counted !== null) this.#uncounted = this.#counting.steps();
  }

  /** To the start of the turn before or after: just before a seat's placement. */
  turn(direction: 1 | -1): void {
    this.pause();
    const events = this.#events();
    const starts = [0, ...events.filter((e) => e.action.type === "end_turn").map((e) => e.number), events.length];
    const now = this.number;
    this.jump(direction > 0 ? (starts.find((s) => s > now) ?? this.last) : (starts.findLast((s) => s < now) ?? 0));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    const counting = this.counted !== null && this.counted < this.#counting.steps();
    if (this.number >= this.last && !counting) this.jump(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Steps that end a turn without scoring show nothing new and pass quickly. */
  #tick = (): void => {
    const next = this.#events()[this.number];
    const counted = this.counted;
    if (this.playing && counted !== null && counted < this.#counting.steps()) return this.#count(counted);
    if (!this.playing || !next) return this.pause();
    const short = next.action.type === "end_turn" && !next.change.add?.["scored"];
    this.#timer = setTimeout(
      () => {
        this.#go(1);
        this.#tick();
      },
      ((short ? 0.35 : 1) * PACE) / this.speed,
    );
  };

  /** The final count goes on by a step, at its own pace. */
  #count(counted: number): void {
    this.#timer = setTimeout(
      () => {
        this.#go(1);
        this.#tick();
      },
      this.#counting.ms(counted - 1) / this.speed,
    );
  }
}

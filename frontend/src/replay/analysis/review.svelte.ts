// The analysis beside the replay: which mistake is on show, how far its line is shown, where to go next.

import type { View } from "../../protocol/types.ts";
import { Analysis } from "./analysis.svelte.ts";
import { step, stepsOf, type Step } from "./mistakes/line.ts";
import { ALL, mistakeAt, mistakesOf, momentOf, nextMistake, type Faulty, type Filter } from "./mistakes/mistakes.ts";

/** What the review needs of the replay. */
export interface Replay {
  /** The move on show. */
  readonly number: () => number;
  readonly views: () => readonly View[];
  readonly go: (move: number) => void;
  /** Brings a cell of the board into view. */
  readonly reveal: (x: number, y: number) => void;
}

export class Review {
  readonly analysis: Analysis;
  readonly match: string;
  filter = $state.raw<Filter>(ALL);
  /** The mistake whose line is shown, and how far. */
  #line = $state.raw({ event: -1, at: 0 });
  readonly #replay: Replay;
  readonly found: readonly Faulty[] = $derived.by(() => mistakesOf(this.analysis.turns, this.filter));
  readonly current: Faulty | null = $derived.by(() => mistakeAt(this.found, this.#replay.number()));

  constructor(match: string, replay: Replay) {
    this.#replay = replay;
    this.match = match;
    this.analysis = new Analysis(match);
  }

  /** The move on show. */
  get number(): number {
    return this.#replay.number();
  }

  /** The tile that was in hand at the mistake on show. */
  get hand(): string | null {
    const turn = this.current;
    return turn ? (this.#replay.views()[momentOf(turn)]?.turn?.tile ?? turn.tile) : null;
  }

  get steps(): Step[] {
    return this.current ? stepsOf(this.current.mistake, this.hand) : [];
  }

  get played(): Step | null {
    return this.current ? step(this.current.mistake.played, this.hand) : null;
  }

  /** How far the line of the mistake on show is shown. */
  get at(): number {
    return this.#line.event === this.current?.mistake.event ? this.#line.at : 0;
  }

  go(move: number): void {
    this.#replay.go(move);
  }

  /** Shows a mistake at the moment before it. */
  choose(turn: Faulty): void {
    this.#show(turn, 0);
  }

  /** The way to the mistake before or after; null where there is none. */
  towards(direction: 1 | -1): (() => void) | null {
    const next = nextMistake(this.found, this.#replay.number(), direction);
    return next && (() => this.choose(next));
  }

  /** Shows the line as far as step `at`. */
  showStep(at: number): void {
    const turn = this.current;
    if (turn && at >= 0 && at < this.steps.length) this.#show(turn, at);
  }

  /** What a key does; null where it means nothing here. */
  key({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    const by = shiftKey ? -1 : 1;
    if (key.toLowerCase() === "m") return this.towards(by);
    if (key.toLowerCase() === "l" && this.current) return () => this.showStep(this.at + by);
    return null;
  }

  close(): void {
    this.analysis.close();
  }

  /** The board is as it was before the mistake: later moves don't belong to the line. */
  #show(turn: Faulty, at: number): void {
    this.#replay.go(momentOf(turn));
    this.#line = { event: turn.mistake.event, at };
    const tile = stepsOf(turn.mistake, turn.tile)[at]?.tile;
    if (tile) this.#replay.reveal(tile.x, tile.y);
  }
}

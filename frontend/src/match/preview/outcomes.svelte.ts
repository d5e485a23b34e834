// The outcome of the placement that is thought of: of the tile in hand, or of the one that is tried.

import { outcomeLines, type FetchOutcome, type Outcome, type OutcomeLine, type TriedPlace } from "./outcome.ts";
import type { View } from "../../protocol/types.ts";

/** Ms that a tile lies still before the server is asked: one that is being turned asks nothing. */
const REST_MS = 150;

export interface Thought {
  /** Null unless the tile may lie there after the newest event. */
  place: TriedPlace | null;
  number: number;
  view: View | null;
}

/** Made while a component is set up. */
export class Outcomes {
  #found = $state.raw<Outcome | null>(null);
  readonly #thought: () => Thought;
  /** Null while nothing is thought of, and until the server has answered. */
  readonly lines: readonly OutcomeLine[] | null = $derived.by(() => {
    const { view } = this.#thought();
    return this.#found && view ? outcomeLines(this.#found, view) : null;
  });

  constructor(thought: () => Thought, fetch: FetchOutcome) {
    this.#thought = thought;
    $effect(() => {
      const { place, number } = thought();
      this.#found = null;
      if (!place) return;
      // A call that the next event overtakes would be refused.
      const over = new AbortController();
      const rest = setTimeout(() => {
        void fetch(place, number, over.signal).then((found) => {
          if (!over.signal.aborted) this.#found = found;
        });
      }, REST_MS);
      return () => {
        over.abort();
        clearTimeout(rest);
      };
    });
  }
}

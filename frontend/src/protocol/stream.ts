import type { MatchEvent, View } from "./types.ts";
import { applyChange } from "./view.ts";

/**
 * The list of events as far as it is known without a gap, and the view after each of them.
 * Events may come twice and in any order: those too early wait, those known already are dropped.
 */
export class Stream {
  /** `views[n]` is the view after event n; views share what did not change. Those before `base` are missing. */
  views: View[] = [];
  /** The events after `base`. */
  events: MatchEvent[] = [];
  /** The number of the event after which the first view here was; 0 for a whole list. */
  base: number;
  #waiting = new Map<number, MatchEvent>();

  constructor(first: View, base = 0) {
    this.base = base;
    this.views[base] = first;
  }

  /** The number of the newest event folded in; 0 before the first. */
  get number(): number {
    return this.base + this.events.length;
  }

  get view(): View {
    return this.views[this.number]!;
  }

  /** Whether events are here that cannot be folded in yet. */
  get gap(): boolean {
    return this.#waiting.size > 0;
  }

  /** Folds in what fits and returns the events that were new, in order. */
  take(events: readonly MatchEvent[]): MatchEvent[] {
    for (const event of events) if (event.number > this.number) this.#waiting.set(event.number, event);
    const fresh: MatchEvent[] = [];
    for (let next; (next = this.#waiting.get(this.number + 1)); fresh.push(next)) {
      this.#waiting.delete(next.number);
      this.views.push(applyChange(this.view, next.change));
      this.events.push(next);
    }
    return fresh;
  }

  /** Puts the events up to `base`, and their views, before those here. */
  prepend(older: Stream): void {
    this.views = [...older.views.slice(0, this.base), ...this.views.slice(this.base)];
    this.events = [...older.events.slice(0, this.base), ...this.events];
    this.base = 0;
  }
}

// Time as the server counts it: banks stand still but for the one that runs, and that one ends at `due`.

import type { ClockState } from "../../protocol/types.ts";

/** Ms left to a seat at the moment `now` (ms of this device) with the server `skew` ms ahead. */
export function timeLeft(clock: ClockState, seat: number, now: number, skew: number): number {
  if (clock.running && clock.seat === seat && clock.due) return Math.max(0, Date.parse(clock.due) - (now + skew));
  return Math.max(0, clock.left[seat] ?? 0);
}

/** A clock hand that moves while somebody looks: `now` follows the device's time. */
export class Hand {
  now = $state(Date.now());

  /** Starts moving; returns the way to stop. */
  start(every = 200): () => void {
    const timer = setInterval(() => (this.now = Date.now()), every);
    return () => clearInterval(timer);
  }
}

// The dry ticks of the last ten seconds.

import type { ClockState } from "../../protocol/types.ts";
import { play } from "../../sound/player.ts";

export const LAST_S = 10;

/** Ms from now at which the clock of this seat ticks; `now` is the server's time. */
export function ticksOf(clock: ClockState | null, seat: number | null, now: number): number[] {
  if (!clock?.running || !clock.due || clock.seat !== seat || seat === null) return [];
  const left = Date.parse(clock.due) - now;
  return Array.from({ length: LAST_S }, (_, nth) => left - (LAST_S - nth) * 1000).filter((ms) => ms > -500);
}

/** Ticks until the returned function is called. */
export function tick(clock: ClockState | null, seat: number | null, now: number): () => void {
  const timers = ticksOf(clock, seat, now).map((ms) => setTimeout(() => play("clock-low"), Math.max(0, ms)));
  return () => timers.forEach(clearTimeout);
}

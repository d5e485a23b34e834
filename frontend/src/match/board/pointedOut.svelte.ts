// A place of the board that a line of the log points out for a moment.

import type { Scored, Spot } from "../../protocol/types.ts";

const SHOWN_MS = 3000;

export class PointedOut {
  spot = $state.raw<Spot | null>(null);

  /** Points out a place until another is, or none. */
  at(spot: Spot | null): void {
    this.spot = spot;
  }

  /** Points out where an entry was scored; false where it names no place. */
  show(entry: Scored): boolean {
    if (entry.x === undefined || entry.y === undefined) return false;
    this.spot = { x: entry.x, y: entry.y };
    setTimeout(() => (this.spot = null), SHOWN_MS);
    return true;
  }
}

import type { Spot } from "../../protocol/types.ts";

/** How long the pointer rests before the feature under it is looked at, and before nothing is. */
const REST_MS = 140;
const AWAY_MS = 60;

/** Says what the pointer is over once it has rested there. */
export class Hover {
  #under = "";
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #rested: (spot: Required<Spot> | null) => void;

  constructor(rested: (spot: Required<Spot> | null) => void) {
    this.#rested = rested;
  }

  over(spot: Required<Spot> | null): void {
    const name = spot ? `${spot.x},${spot.y},${spot.feature}` : "";
    if (name === this.#under) return;
    this.#under = name;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#rested(spot), spot ? REST_MS : AWAY_MS);
  }

  leave(): void {
    this.#under = "";
    clearTimeout(this.#waiting);
    this.#rested(null);
  }
}

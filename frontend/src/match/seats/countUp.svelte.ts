// A total that counts up to what it has become; at once where nothing is to move.

import { untrack } from "svelte";

/** As long as the points rise from the board. */
export const COUNT_MS = 900;

/** What a total shows a part of the way (0 to 1) from one number to another: quick at first, slow at the end. */
export const between = (from: number, to: number, part: number): number =>
  Math.round(to - (to - from) * (1 - Math.min(1, Math.max(0, part))) ** 3);

const still = (): boolean =>
  document.hidden || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true);

/** Made while a component is set up. */
export class CountUp {
  /** The number to show now. */
  shown = $state(0);
  #frame = 0;

  /** `total` is what it is; `moving` says whether it may count at all. */
  constructor(total: () => number, moving: () => boolean) {
    this.shown = untrack(total);
    $effect(() => {
      const to = total();
      untrack(() => (moving() && !still() ? this.#count(to) : (this.shown = to)));
      return () => cancelAnimationFrame(this.#frame);
    });
  }

  #count(to: number): void {
    const [from, start] = [this.shown, performance.now()];
    const step = (now: number) => {
      this.shown = between(from, to, (now - start) / COUNT_MS);
      if (this.shown !== to) this.#frame = requestAnimationFrame(step);
    };
    if (from !== to) this.#frame = requestAnimationFrame(step);
  }
}

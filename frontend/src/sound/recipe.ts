// What a sound is made of. Types only.

export type Wave = "sine" | "triangle" | "noise";

/** One burst or tone of a sound. */
export interface Part {
  readonly wave: Wave;
  /** Hertz of a tone; the lower and upper edge of a noise's band. */
  readonly hertz: number | readonly [low: number, high: number];
  /** Ms after which it begins, and how long it lasts. */
  readonly at?: number;
  readonly ms: number;
  /** Its share of the sound. */
  readonly gain?: number;
  /** Ms until it has risen, and ms in which it falls to a third. */
  readonly attack?: number;
  readonly decay?: number;
}

export interface Recipe {
  readonly ms: number;
  readonly parts: readonly Part[];
}

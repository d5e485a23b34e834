// The features that a figure could go to: their cells and followers, fetched from the server.

import { placeOf } from "../../board/figures/choices.ts";
import type { FeatureShape, FetchFeature } from "../../protocol/features.ts";
import type { Action, Spot } from "../../protocol/types.ts";
import { covers, nameOf, shapesAt } from "../../protocol/shapes.ts";

/** How long an answer is worth waiting for before what it says something about is shown without it. */
const PATIENCE_MS = 400;

export class Goals {
  shapes = $state.raw<readonly FeatureShape[]>([]);
  /** Whether the server has sent which tiles belong together. */
  known = $state(false);
  /** The server has been asked, and its answer may come in a moment: what is shown now would move when it comes. */
  pending = $state(false);
  readonly #fetch: FetchFeature;
  #latest = 0;

  constructor(fetch: FetchFeature) {
    this.#fetch = fetch;
  }

  /** Looks up the features that these actions lead to, as they are after event `number`. */
  async of(actions: readonly Action[], number: number): Promise<void> {
    const turn = ++this.#latest;
    [this.shapes, this.known] = [[], false];
    const spots = actions.flatMap((action) => (placeOf(action) as Required<Spot> | null) ?? []);
    this.pending = spots.length > 0;
    if (!this.pending) return;
    const timer = setTimeout(() => turn === this.#latest && (this.pending = false), PATIENCE_MS);
    const shapes = await shapesAt(spots, number, this.#fetch).finally(() => clearTimeout(timer));
    if (turn === this.#latest) [this.shapes, this.known, this.pending] = [shapes, true, false];
  }

  shapeOf(spot: Spot): FeatureShape | undefined {
    return this.shapes.find((shape) => covers(shape, spot));
  }

  /**
   * The name of the feature that owns a spot, or the spot's own if the server sent none; until it has answered
   * all are one.
   */
  readonly keyOf = (spot: Spot): string => (this.known ? nameOf(this.shapeOf(spot)?.home ?? spot) : "");

  /** The feature of a name that `keyOf` gave. */
  called(key: string): FeatureShape | undefined {
    return this.shapes.find((shape) => nameOf(shape.home) === key);
  }
}

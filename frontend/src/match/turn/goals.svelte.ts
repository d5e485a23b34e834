// The features that a figure could go to: their cells and followers, fetched from the server.

import { placeOf } from "../../board/figures/choices.ts";
import { featureUI } from "../../expansions/registry.ts";
import type { FeatureShape, FetchFeature } from "../../protocol/features.ts";
import type { Action, Spot } from "../../protocol/types.ts";
import { covers, nameOf, shapesAt } from "../../protocol/shapes.ts";
import { kindOf } from "../../words/words.ts";

/** How long an answer is worth waiting for before what it says something about is shown without it. */
const PATIENCE_MS = 400;

export class Goals {
  shapes = $state.raw<readonly FeatureShape[]>([]);
  /** Whether the server has sent which tiles belong together. */
  known = $state(false);
  /** The number of the event after which all is known, or is not worth waiting for any longer. */
  settledAt = $state(-1);
  readonly #fetch: FetchFeature;
  #latest = 0;

  constructor(fetch: FetchFeature) {
    this.#fetch = fetch;
  }

  /**
   * Looks up the features that these actions lead to, as they are after event `number`. A place that is
   * drawn and no feature stands for itself.
   */
  async of(actions: readonly Action[], number: number): Promise<void> {
    const turn = ++this.#latest;
    [this.shapes, this.known] = [[], false];
    const places = actions.flatMap((action) => (placeOf(action) as Required<Spot> | null) ?? []);
    if (places.length === 0) return;
    const spots = places.filter(({ feature }) => !featureUI(kindOf(feature))?.inert);
    setTimeout(() => turn === this.#latest && (this.settledAt = number), PATIENCE_MS);
    const shapes = await shapesAt(spots, number, this.#fetch);
    if (turn === this.#latest) [this.shapes, this.known, this.settledAt] = [shapes, true, number];
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

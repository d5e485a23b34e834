// The feature under the pointer.

import { featureUI } from "../../expansions/registry.ts";
import { kindOf } from "../../words/words.ts";
import type { Spot } from "../../protocol/types.ts";
import type { FeatureShape, FetchFeature } from "../../protocol/features.ts";

/** What is being looked at, and its shape once known. */
export class Look {
  spot = $state.raw<Required<Spot> | null>(null);
  shape = $state.raw<FeatureShape | null>(null);
  readonly #fetch: FetchFeature;
  #latest = 0;

  constructor(fetch: FetchFeature) {
    this.#fetch = fetch;
  }

  /** Looks at a spot as it is after event `number`; null looks away. */
  async at(spot: Required<Spot> | null, number: number): Promise<FeatureShape | null> {
    const turn = ++this.#latest;
    this.spot = spot;
    if (!spot) return (this.shape = null);
    const covered = this.shape?.spots.some((s) => s.x === spot.x && s.y === spot.y && s.feature === spot.feature);
    if (!covered) this.shape = null;
    const shape = featureUI(kindOf(spot.feature))?.inert ? null : await this.#fetch(spot, number);
    if (turn === this.#latest) this.shape = shape;
    return shape;
  }
}

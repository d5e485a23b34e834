// The features that a figure could go to: their cells and followers, fetched from the server.

import { placeOf } from "../../board/figures/choices.ts";
import type { FeatureShape, FetchFeature } from "../../protocol/features.ts";
import type { Action, Spot } from "../../protocol/types.ts";

const covers = (shape: FeatureShape, { x, y, feature }: Spot): boolean =>
  shape.spots.some((spot) => spot.x === x && spot.y === y && spot.feature === feature);
const nameOf = ({ x, y, feature = "" }: Spot): string => `${x},${y},${feature}`;

/** The features that own these spots, each once. A spot without a feature from the server is left out. */
export async function shapesAt(
  spots: readonly Required<Spot>[],
  number: number,
  fetch: FetchFeature,
): Promise<FeatureShape[]> {
  const found: FeatureShape[] = [];
  for (const spot of spots) {
    if (found.some((shape) => covers(shape, spot))) continue;
    const shape = await fetch(spot, number);
    if (shape) found.push(shape);
  }
  return found;
}

export class Goals {
  shapes = $state.raw<readonly FeatureShape[]>([]);
  /** Whether the server has sent which tiles belong together. */
  known = $state(false);
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
    if (spots.length === 0) return;
    const shapes = await shapesAt(spots, number, this.#fetch);
    if (turn === this.#latest) [this.shapes, this.known] = [shapes, true];
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

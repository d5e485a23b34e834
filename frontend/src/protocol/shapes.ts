// The features at spots of the board, asked of the server.

import type { FeatureShape, FetchFeature } from "./features.ts";
import type { Spot } from "./types.ts";

export const covers = (shape: FeatureShape, { x, y, feature }: Spot): boolean =>
  shape.spots.some((spot) => spot.x === x && spot.y === y && spot.feature === feature);
export const nameOf = ({ x, y, feature = "" }: Spot): string => `${x},${y},${feature}`;

/** These spots without repetition, tile by tile. */
function byTile(spots: readonly Required<Spot>[]): Required<Spot>[][] {
  const tiles = new Map<string, Map<string, Required<Spot>>>();
  for (const spot of spots) {
    const tile = `${spot.x},${spot.y}`;
    tiles.set(tile, (tiles.get(tile) ?? new Map<string, Required<Spot>>()).set(nameOf(spot), spot));
  }
  return [...tiles.values()].map((tile) => [...tile.values()]);
}

/**
 * The features that own these spots, each once. A spot without a feature from the server is left out. Those of a tile
 * are asked for at the same time, since they seldom are one feature.
 */
export async function shapesAt(
  spots: readonly Required<Spot>[],
  number: number,
  fetch: FetchFeature,
): Promise<FeatureShape[]> {
  const found: FeatureShape[] = [];
  const has = (spot: Spot) => found.some((shape) => covers(shape, spot));
  for (const tile of byTile(spots)) {
    const asked = tile.filter((spot) => !has(spot)).map((spot) => fetch(spot, number));
    for (const shape of await Promise.all(asked)) if (shape && !has(shape.home)) found.push(shape);
  }
  return found;
}

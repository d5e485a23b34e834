// The drawn areas of spots: of a tile's segments, or of the bridges that lie over tiles.

import type { PlacedTile, Spot } from "../protocol/types.ts";
import type { Art } from "../art/art.ts";
import { key, laid, segmentOf } from "./geometry.ts";
import { across, DECK, roadOf, type Site } from "./site.ts";

export interface Area {
  d: string;
  transform: string;
  name: string;
}

/** One area for each of these spots that is drawn somewhere. */
export function areasOf(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  spots: readonly Spot[],
  bridges: readonly Site[],
): Area[] {
  return spots.flatMap((spot) => {
    const name = `${spot.x},${spot.y},${spot.feature}`;
    const placed = tiles.get(key(spot.x, spot.y));
    const segment = placed && segmentOf(art, placed, spot.feature ?? "");
    const bridge = segment
      ? undefined
      : bridges.find((one) => one.x === spot.x && one.y === spot.y && roadOf(one.axis) === spot.feature);
    if (bridge) return [{ d: DECK, transform: across(bridge), name }];
    return segment?.path && placed
      ? [{ d: segment.path, transform: laid(placed.x, placed.y, placed.rotation), name }]
      : [];
  });
}

// The drawn areas of spots: of a tile's segments, or of what an expansion lays over tiles.

import type { Art } from "../../art/art.ts";
import { expansions } from "../../expansions/registry.ts";
import type { PlacedTile, Spot, View } from "../../protocol/types.ts";
import { key, laid, segmentOf } from "../geometry.ts";

export interface Area {
  d: string;
  transform: string;
  name: string;
}

/** One area for each of these spots that is drawn somewhere. */
export function areasOf(art: Art, tiles: ReadonlyMap<string, PlacedTile>, view: View, spots: readonly Spot[]): Area[] {
  return spots.flatMap((spot) => {
    const name = `${spot.x},${spot.y},${spot.feature}`;
    const placed = tiles.get(key(spot.x, spot.y));
    const segment = placed && segmentOf(art, placed, spot.feature ?? "");
    const over = segment ? null : areaOver(view, spot);
    if (over) return [{ ...over, name }];
    return segment?.path && placed
      ? [{ d: segment.path, transform: laid(placed.x, placed.y, placed.rotation), name }]
      : [];
  });
}

function areaOver(view: View, spot: Spot): Omit<Area, "name"> | null {
  for (const { board } of expansions()) {
    const area = board?.area?.(view, spot);
    if (area) return area;
  }
  return null;
}

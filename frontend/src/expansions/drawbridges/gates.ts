// The drawbridges printed on tiles, and where their drawings lie.

import type { Art } from "../../art/art.ts";
import { laid, segmentOf } from "../../board/geometry.ts";
import type { PlacedTile, View } from "../../protocol/types.ts";

/** A printed drawbridge: its road's spot, its city, and whether that is complete, which raises it. */
export interface Drawbridge {
  x: number;
  y: number;
  feature: string;
  city: string;
  up: boolean;
}

export const drawbridgesOf = (view: View): readonly Drawbridge[] =>
  (view["drawbridges"] as Drawbridge[] | undefined) ?? [];

/** The transform that lays what is drawn at (50, 50), looking east, on a city's gate; null for a gate without one. */
export function atGate(art: Art, placed: PlacedTile, city: string): string | null {
  const drawn = art.tiles[placed.tile];
  const segment = segmentOf(art, placed, city);
  const gate = drawn?.gates?.find((one) => drawn.segments[one.city] === segment);
  if (!gate) return null;
  const { at, turn } = gate;
  return `${laid(placed.x, placed.y, placed.rotation)} translate(${at.x} ${at.y}) rotate(${turn}) translate(-50 -50)`;
}

// The drawbridges printed on tiles, and where their drawings lie.

import type { Art } from "../../art/art.ts";
import { laid, segmentOf, UNIT } from "../../board/geometry.ts";
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

/** The middle of a raised leaf: before the gate, and up, in units. */
const BEFORE = 5;
const UP = 4;

/**
 * Transforms for a city's gate: `flat` lays what is drawn at (50, 50) before a gate that looks east, `leaf` what stands
 * upright before it (drawn at the origin), whichever way it looks. Null for a gate without a drawbridge.
 */
export function atGate(art: Art, placed: PlacedTile, city: string): { flat: string; leaf: string } | null {
  const drawn = art.tiles[placed.tile];
  const segment = segmentOf(art, placed, city);
  const gate = drawn?.gates?.find((one) => drawn.segments[one.city] === segment);
  if (!gate) return null;
  const { at, turn } = gate;
  const lies = laid(placed.x, placed.y, placed.rotation);
  const flat = `${lies} translate(${at.x} ${at.y}) rotate(${turn}) translate(-50 -50)`;
  const half = UNIT / 2;
  const point = turned({ x: at.x - half, y: at.y - half }, placed.rotation);
  const before = turned({ x: BEFORE, y: 0 }, turn + placed.rotation);
  const [x, y] = [placed.x * UNIT + half + point.x + before.x, placed.y * UNIT + half + point.y + before.y - UP];
  return { flat, leaf: `translate(${x.toFixed(1)} ${y.toFixed(1)})` };
}

function turned({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

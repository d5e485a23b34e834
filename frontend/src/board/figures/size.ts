// How large figures are drawn: in tile units as long as that is enough to know them, else in pixels.

import { levelFor } from "../../art/art.ts";
import { UNIT } from "../geometry.ts";

/** The height of a figure beside a tile of 100, where tiles are large. */
const USUAL = 36;
/** Pixels: never fewer, and on a board far away. */
const [LEAST, FAR] = [22, 24];
/** On tiles of fewer pixels than this figures are smaller, down to a size that still shows their seats. */
const [TINY, MOTE] = [20, 14];

/** The height of a figure in tile units at a scale: pixels of a unit. */
export function figureSize(scale: number): number {
  const tile = scale * UNIT;
  if (tile < TINY) return Math.max(MOTE, (FAR * tile) / TINY) / scale;
  return levelFor(tile) === "far" ? FAR / scale : Math.max(USUAL, LEAST / scale);
}

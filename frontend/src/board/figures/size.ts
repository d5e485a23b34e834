// How large figures are drawn: in tile units as long as that is enough to know them, else in pixels.

import { levelFor } from "../../art/art.ts";
import { UNIT } from "../geometry.ts";

/** The height of a figure beside a tile of 100, where tiles are large. */
const USUAL = 36;
/** Pixels: never fewer, and on a board far away. */
const [LEAST, FAR] = [22, 24];

/** The height of a figure in tile units at a scale: pixels of a unit. */
export function figureSize(scale: number): number {
  return levelFor(scale * UNIT) === "far" ? FAR / scale : Math.max(USUAL, LEAST / scale);
}

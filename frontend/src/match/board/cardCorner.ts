// The corner of the board where a card hides neither what is pointed at nor another thing that lies over the map.

import { CORNERS, within, type Corner, type Size } from "../../board/viewport/overview.ts";
import type { Rectangle } from "../../board/viewport/viewport.ts";

/** Pixels that a card keeps away from the pointer: about a figure. */
const AWAY = 48;

/** The part of the frame that a card of this size covers in a corner. */
const inCorner = (corner: Corner, frame: Rectangle, { width, height }: Size): Rectangle => ({
  x: corner.endsWith("left") ? frame.x : frame.x + frame.width - width,
  y: corner.startsWith("top") ? frame.y : frame.y + frame.height - height,
  width,
  height,
});

/** All in pixels of the window. `now` stays where no other corner is better. */
export function cardCorner(
  frame: Rectangle,
  card: Size,
  others: readonly Rectangle[],
  pointer: { x: number; y: number } | null,
  now: Corner,
): Corner {
  const around = pointer && { x: pointer.x - AWAY, y: pointer.y - AWAY, width: 2 * AWAY, height: 2 * AWAY };
  const bad = (corner: Corner) => {
    const place = inCorner(corner, frame, card);
    const hidden = others.filter((other) => within(place, other)).length;
    return (around && within(place, around) ? others.length + 1 : 0) + hidden;
  };
  // The first of equals stays.
  return [now, ...CORNERS].reduce((best, corner) => (bad(corner) < bad(best) ? corner : best));
}

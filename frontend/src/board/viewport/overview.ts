// The whole board in small: what of it is on show, and where a point of the small map lies on the large one.

import { extent, UNIT, type Point } from "../geometry.ts";
import type { Rectangle } from "./viewport.ts";

export interface Transform {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The part of the board that a frame of this size shows, in board units. */
export const onShow = ({ x, y, k }: Transform, { width, height }: Size): Rectangle => ({
  x: -x / k,
  y: -y / k,
  width: width / k,
  height: height / k,
});

/** Units of the board that may be out of sight before the overview is worth its place: most of a tile. */
const MISSED = 0.6 * UNIT;

/** The overview of a board with a ring of free cells, or null where its frame shows (nearly) all of it. */
export function overviewOf(cells: readonly Point[], seen: Rectangle): Rectangle | null {
  const all = extent(cells, 0);
  const beyond = Math.max(
    seen.x - all.x,
    seen.y - all.y,
    all.x + all.width - seen.x - seen.width,
    all.y + all.height - seen.y - seen.height,
  );
  return beyond > MISSED ? extent(cells, 1) : null;
}

export const CORNERS = ["top right", "top left", "bottom left"] as const; // the map's buttons have the fourth

export type Corner = (typeof CORNERS)[number];

/** A tile counts once, a cell where a tile may go more than all tiles together. */
const LEGAL = 1000;

/**
 * The corner of what is on show where an overview of this size (in board units) hides least, and whether it hides
 * no legal cell there. `now` stays where another corner is not better.
 */
export function leastHidden(
  seen: Rectangle,
  { width, height }: Size,
  tiles: readonly Point[],
  legal: readonly Point[],
  now: Corner,
): { corner: Corner; free: boolean } {
  const hidden = (corner: Corner) => {
    const x = corner.endsWith("left") ? seen.x : seen.x + seen.width - width;
    const y = corner.startsWith("top") ? seen.y : seen.y + seen.height - height;
    const under = (cell: Point) =>
      (cell.x + 1) * UNIT > x && cell.x * UNIT < x + width && (cell.y + 1) * UNIT > y && cell.y * UNIT < y + height;
    return tiles.filter(under).length + LEGAL * legal.filter(under).length;
  };
  let [corner, least] = [now, hidden(now)];
  for (const other of CORNERS) if (hidden(other) < least) [corner, least] = [other, hidden(other)];
  return { corner, free: least < LEGAL };
}

/** The part of a rectangle that lies within another; null where none does. */
export function within(rectangle: Rectangle, all: Rectangle): Rectangle | null {
  const [x, y] = [Math.max(rectangle.x, all.x), Math.max(rectangle.y, all.y)];
  const [width, height] = [
    Math.min(rectangle.x + rectangle.width, all.x + all.width) - x,
    Math.min(rectangle.y + rectangle.height, all.y + all.height) - y,
  ];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

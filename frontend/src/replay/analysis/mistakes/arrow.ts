// The arrow from where a tile was played to where it was better, as one outline.

import type { Point } from "../../../board/geometry.ts";

/** Units that the arrow keeps from the middle of the better cell, so that its tip is seen at the tile's edge. */
const EDGE = 52;

/** The outline of an arrow with a shaft of this width; its tip ends at the edge of the tile around `to`. */
export function arrowFor(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  // To the edge of a square it is farther along a diagonal.
  const long = far - Math.min(far * 0.5, EDGE / Math.max(Math.abs(ux), Math.abs(uy)));
  const head = Math.min(width * 2.6, long * 0.6);
  const at = (along: number, aside: number): string =>
    `${round(from.x + ux * along - uy * aside)} ${round(from.y + uy * along + ux * aside)}`;
  const half = width / 2;
  const wing = width * 1.5;
  const neck = long - head;
  return (
    `M${at(0, -half)}L${at(neck, -half)}L${at(neck, -wing)}L${at(long, 0)}` +
    `L${at(neck, wing)}L${at(neck, half)}L${at(0, half)}Z`
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

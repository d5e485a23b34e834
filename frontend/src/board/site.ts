// A bridge's place: the tile it lies on and the way it runs.

import { UNIT } from "./geometry.ts";

export interface Site {
  x: number;
  y: number;
  axis: string;
}

/** The transform of something drawn from west to east across a tile. */
export const across = ({ x, y, axis }: Site): string =>
  `translate(${x * UNIT} ${y * UNIT})${axis === "ns" ? " rotate(90 50 50)" : ""}`;

/** The outline of a bridge's deck, drawn from west to east. */
export const DECK = "M0 41C25 38.5 75 38.5 100 41V59C75 61.5 25 61.5 0 59Z";

/** Whether a point of the tile (units, from its north-west corner) lies on the bridge. */
export function onDeck(axis: string, inside: { x: number; y: number }): boolean {
  return Math.abs((axis === "ns" ? inside.x : inside.y) - UNIT / 2) <= 10;
}

/** The bridge's road, as the server names it: by the first of its two ends. */
export const roadOf = (axis: string): string => (axis === "ns" ? "road@N" : "road@E");

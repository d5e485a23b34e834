// A bridge's place: the tile it lies on and the way it runs.

import { UNIT } from "../../../board/geometry.ts";
import type { PlacedTile, Spot, View } from "../../../protocol/types.ts";
import type { Point } from "../../scene.ts";

export interface Site {
  x: number;
  y: number;
  axis: string;
}

export const bridgesOf = (view: View): readonly Site[] => (view["bridges"] as Site[] | undefined) ?? [];

/** The drawing of a bridge, which lies on its tile as it is: from the south its arches are seen, from its end not. */
export const drawingOf = ({ axis }: Pick<Site, "axis">): string => (axis === "ns" ? "#mark-bridge-ns" : "#mark-bridge");

/** The transform of a tile's drawing. */
export const over = ({ x, y }: Pick<Site, "x" | "y">): string => `translate(${x * UNIT} ${y * UNIT})`;

/** The transform of something drawn from west to east across a tile. */
export const across = ({ x, y, axis }: Site): string =>
  `translate(${x * UNIT} ${y * UNIT})${axis === "ns" ? " rotate(90 50 50)" : ""}`;

/** The outline of a bridge's deck, drawn from west to east. */
export const DECK = "M0 41C25 38.5 75 38.5 100 41V59C75 61.5 25 61.5 0 59Z";

/** Whether a point of the tile (units, from its north-west corner) lies on the bridge. */
export function onDeck(axis: string, inside: Point): boolean {
  return Math.abs((axis === "ns" ? inside.x : inside.y) - UNIT / 2) <= 10;
}

/** The bridge's road, as the server names it: by the first of its two ends. */
export const roadOf = (axis: string): string => (axis === "ns" ? "road@N" : "road@E");

/** The road of the bridge at a point of the board. */
export function bridgeAt(view: View, point: Point): Required<Spot> | null {
  const [x, y] = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
  const inside = { x: point.x - x * UNIT, y: point.y - y * UNIT };
  const bridge = bridgesOf(view).find((one) => one.x === x && one.y === y && onDeck(one.axis, inside));
  return bridge ? { x, y, feature: roadOf(bridge.axis) } : null;
}

/** The roads of bridges on a tile. */
export const bridgesOver = (view: View, tile: PlacedTile): string[] =>
  bridgesOf(view)
    .filter(({ x, y }) => x === tile.x && y === tile.y)
    .map(({ axis }) => roadOf(axis));

/** The deck of the bridge that a spot names, as an area. */
export function deckOf(view: View, spot: Spot): { d: string; transform: string } | null {
  const bridge = bridgesOf(view).find(
    ({ x, y, axis }) => x === spot.x && y === spot.y && roadOf(axis) === spot.feature,
  );
  return bridge ? { d: DECK, transform: across(bridge) } : null;
}

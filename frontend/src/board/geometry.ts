// Where things are drawn. A tile is 100 by 100 units; cell (x, y) of the board has its north-west corner at (100x,
// 100y).

import type { PlacedTile } from "../protocol/types.ts";
import type { Art, SegmentArt } from "../art/art.ts";
import { featureUI, pieceUI } from "../expansions/registry.ts";
import type { Place, Point } from "../expansions/scene.ts";

export type { Point };

export const UNIT = 100;

const EDGES = ["N", "E", "S", "W"];

/** The same spot (`N`, `ER`, ...) as the tile's drawing at rotation 0 names it. */
export function unturned(spot: string, rotation: number): string {
  const edge = EDGES.indexOf(spot[0] ?? "");
  if (edge < 0) return spot;
  return EDGES[(edge - rotation / 90 + 8) % 4]! + spot.slice(1);
}

/** A point of the unturned tile after `rotation` degrees clockwise about the tile's middle. */
export function turned({ x, y }: Point, rotation: number): Point {
  const quarters = (((rotation / 90) % 4) + 4) % 4;
  if (quarters === 1) return { x: UNIT - y, y: x };
  if (quarters === 2) return { x: UNIT - x, y: UNIT - y };
  if (quarters === 3) return { x: y, y: UNIT - x };
  return { x, y };
}

/** The transform of something drawn for the unturned tile, laid on its cell. */
export function laid(x: number, y: number, rotation: number): string {
  const half = UNIT / 2;
  return `translate(${x * UNIT} ${y * UNIT})${rotation ? ` rotate(${rotation} ${half} ${half})` : ""}`;
}

/** The segment of a placed tile that a feature reference (`road@N`, `city#1`, `monastery`) names. */
export function segmentOf(art: Art, placed: PlacedTile, feature: string): SegmentArt | undefined {
  const segments = art.tiles[placed.tile]?.segments;
  if (!segments) return undefined;
  const [, kind = feature, mark = "", where = ""] = /^([\w-]+)(?:([@#])(.+))?$/.exec(feature) ?? [];
  if (mark === "#") return segments[Number(where)];
  const drawn = featureUI(kind)?.drawnAs ?? kind;
  if (mark === "") return segments.find((s) => s.kind === kind) ?? segments.find((s) => s.kind === drawn);
  const spot = unturned(where, placed.rotation);
  return (
    segments.find((s) => s.kind === kind && s.spots.includes(spot)) ??
    segments.find((s) => s.kind === drawn && s.spots.includes(spot))
  );
}

/** The point of the board where a figure on this spot stands. */
export function standingPoint(art: Art, tiles: ReadonlyMap<string, PlacedTile>, spot: Place): Point {
  if (spot.corner) return meeting(spot.x, spot.y, spot.corner);
  const corner = { x: spot.x * UNIT, y: spot.y * UNIT };
  const ui = featureUI(kindOf(spot.feature));
  const own = ui?.stands?.(spot);
  if (own) return own;
  const placed = tiles.get(key(spot.x, spot.y));
  const segment = placed && spot.feature ? segmentOf(art, placed, spot.feature) : undefined;
  const inside = segment && placed ? turned(segment.at, placed.rotation) : bare(spot.feature);
  const shift = ui?.shift ?? segment?.shift ?? { x: 0, y: 0 };
  return { x: corner.x + inside.x + shift.x, y: corner.y + inside.y + shift.y };
}

/** The point where a tile meets three others. */
const meeting = (x: number, y: number, corner: string): Point => ({
  x: (x + Number(corner.includes("E"))) * UNIT,
  y: (y + Number(corner.includes("S"))) * UNIT,
});

/** Where a feature without a drawing of its own (a tile unknown to this page) is: towards its edge. */
function bare(feature = ""): Point {
  const edge = EDGES.indexOf(feature.split("@")[1]?.[0] ?? "");
  const [dx, dy] = [
    [0, -25],
    [25, 0],
    [0, 25],
    [-25, 0],
    [0, 0],
  ][edge < 0 ? 4 : edge] as [number, number];
  return { x: 50 + dx, y: 50 + dy };
}

const kindOf = (feature = ""): string => /^[\w-]+/.exec(feature)?.[0] ?? "";

/** Farmers lie on the ground, and where else followers do; other figures stand on a field. */
export const lies = (piece: string, feature = ""): boolean =>
  (kindOf(feature) === "field" || featureUI(kindOf(feature))?.lying === true) && pieceUI(piece)?.upright !== true;

export const key = (x: number, y: number): string => `${x},${y}`;

/** The rectangle of a cell in board units. */
export const tileBox = (x: number, y: number) => ({ x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT });

/** The smallest rectangle of board units around these cells, with `margin` cells on every side. */
export function extent(
  cells: Iterable<{ x: number; y: number }>,
  margin: number,
): { x: number; y: number; width: number; height: number } {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  if (west > east) [west, north, east, south] = [0, 0, 0, 0];
  const [x, y] = [(west - margin) * UNIT, (north - margin) * UNIT];
  return { x, y, width: (east + 1 + margin) * UNIT - x, height: (south + 1 + margin) * UNIT - y };
}

/** The nearest of `cells` to `from` in a direction of the compass: forward counts once, sideways twice. */
export function neighbour<C extends { x: number; y: number }>(
  cells: readonly C[],
  from: Point,
  dx: number,
  dy: number,
): C | undefined {
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const [vx, vy] = [cell.x - from.x, cell.y - from.y];
    const forward = vx * dx + vy * dy;
    const cost = forward + 2 * Math.abs(vx * dy + vy * dx);
    if (forward > 0 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}

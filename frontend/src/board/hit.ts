// Which segment of which tile lies under a point: asked of the drawings' areas, so no invisible shapes fill the page.

import type { PlacedTile, Spot, View } from "../protocol/types.ts";
import type { Art, SegmentArt } from "../art/art.ts";
import { UNIT, key, standingPoint, turned, unturned, type Point } from "./geometry.ts";
import { onDeck, roadOf } from "./site.ts";

/** Small things lie on large ones: a road on a field, a monastery on both. */
const ON_TOP = ["monastery", "shrine", "garden", "road", "river", "city", "field"];

const areas = new Map<string, Path2D>();
let ruler: CanvasRenderingContext2D | null | undefined;

function covers(path: string, point: Point): boolean {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler || typeof Path2D === "undefined") return false;
  let area = areas.get(path);
  if (!area) areas.set(path, (area = new Path2D(path)));
  return ruler.isPointInPath(area, point.x, point.y);
}

/** The name of a placed tile's segment, as the server understands it. */
export function nameOf(art: Art, placed: PlacedTile, segment: SegmentArt): string {
  const spot = segment.spots[0];
  if (spot) return `${segment.kind}@${unturned(spot, 360 - placed.rotation)}`;
  if (segment.kind === "monastery" || segment.kind === "garden" || segment.kind === "shrine") return segment.kind;
  return `${segment.kind}#${art.tiles[placed.tile]!.segments.indexOf(segment)}`;
}

/** The spots of a placed tile that can be looked at: what lies over it first. */
export function spotsOf(art: Art, view: View, tile: PlacedTile): Required<Spot>[] {
  const here = ({ x, y }: { x: number; y: number }) => x === tile.x && y === tile.y;
  const names = (art.tiles[tile.tile]?.segments ?? [])
    .filter((segment) => segment.kind !== "river")
    .map((segment) => nameOf(art, tile, segment));
  const castles = (view.castles ?? []).filter(here).map((castle) => castle.feature);
  const bridges = (view.bridges ?? []).filter(here).map((bridge) => roadOf(bridge.axis));
  return [...new Set([...castles, ...bridges, ...names])].map((feature) => ({ x: tile.x, y: tile.y, feature }));
}

/** How far from its middle a castle's token reaches. */
const CASTLE = 30;

/** What lies over the tiles there: a castle, or a bridge. */
function above(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  point: Point,
  { castles = [], bridges = [] }: Pick<View, "castles" | "bridges">,
) {
  const castle = castles.find((one) => {
    const at = standingPoint(art, tiles, one);
    return Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y)) <= CASTLE;
  });
  if (castle) return { x: castle.x, y: castle.y, feature: castle.feature };
  const bridge = bridges.find(
    ({ x, y, axis }) =>
      Math.floor(point.x / UNIT) === x &&
      Math.floor(point.y / UNIT) === y &&
      onDeck(axis, { x: point.x - x * UNIT, y: point.y - y * UNIT }),
  );
  return bridge ? { x: bridge.x, y: bridge.y, feature: roadOf(bridge.axis) } : null;
}

/** The spot under a point of the board, or null off the tiles. */
export function spotAt(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  point: Point,
  over: Pick<View, "castles" | "bridges"> = {},
): { x: number; y: number; feature: string } | null {
  const found = above(art, tiles, point, over);
  return found ?? segmentAt(art, tiles, point);
}

function segmentAt(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  point: Point,
): { x: number; y: number; feature: string } | null {
  const [x, y] = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
  const placed = tiles.get(key(x, y));
  const segments = placed && art.tiles[placed.tile]?.segments;
  if (!placed || !segments) return null;
  const inside = turned({ x: point.x - x * UNIT, y: point.y - y * UNIT }, 360 - placed.rotation);
  const found = [...segments]
    .sort((a, b) => ON_TOP.indexOf(a.kind) - ON_TOP.indexOf(b.kind))
    .find((s) => covers(s.path, inside));
  return found && found.kind !== "river" ? { x, y, feature: nameOf(art, placed, found) } : null;
}

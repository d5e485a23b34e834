// Which segment of which tile lies under a point: asked of the drawings' areas, so no invisible shapes fill the page.

import type { PlacedTile, Spot, View } from "../../protocol/types.ts";
import type { Art, SegmentArt } from "../../art/art.ts";
import { expansions, featureUI, gathered } from "../../expansions/registry.ts";
import { UNIT, key, turned, unturned, type Point } from "../geometry.ts";

/** Small things lie on large ones: a road on a field, a monastery on both. Expansions' kinds have layers of theirs. */
const LAYERS: Readonly<Record<string, number>> = { monastery: 0, road: 30, city: 50, field: 60 };
const layerOf = (kind: string): number => LAYERS[kind] ?? featureUI(kind)?.layer ?? -1;

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
  if (segment.kind === "monastery" || featureUI(segment.kind)?.one) return segment.kind;
  return `${segment.kind}#${art.tiles[placed.tile]!.segments.indexOf(segment)}`;
}

/** The spots of a placed tile that can be looked at: what lies over it first. */
export function spotsOf(art: Art, view: View, tile: PlacedTile): Required<Spot>[] {
  const over = gathered("board", (board) => board.over?.(view, tile) ?? []);
  const names = (art.tiles[tile.tile]?.segments ?? [])
    .filter((segment) => !featureUI(segment.kind)?.inert)
    .map((segment) => nameOf(art, tile, segment));
  return [...new Set([...over, ...names])].map((feature) => ({ x: tile.x, y: tile.y, feature }));
}

/** The feature of what an expansion has laid over the tiles there. */
function above(art: Art, tiles: ReadonlyMap<string, PlacedTile>, point: Point, view: View): Required<Spot> | null {
  for (const { board } of expansions()) {
    const found = board?.above?.(art, tiles, view, point);
    if (found) return found;
  }
  return null;
}

/** The spot under a point of the board, or null off the tiles. */
export function spotAt(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  point: Point,
  view: View | null = null,
): Required<Spot> | null {
  return (view && above(art, tiles, point, view)) ?? segmentAt(art, tiles, point);
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
  const found = [...segments].sort((a, b) => layerOf(a.kind) - layerOf(b.kind)).find((s) => covers(s.path, inside));
  return found && !featureUI(found.kind)?.inert ? { x, y, feature: nameOf(art, placed, found) } : null;
}

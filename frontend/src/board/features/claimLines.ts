// The lines that show who holds a feature: walls of a city, the middle of a road, else the rim of its area. All lines
// of one feature are one path, so that a large board stays light.

import type { Art } from "../../art/art.ts";
import type { PlacedTile, Spot, View } from "../../protocol/types.ts";
import { key, segmentOf, turned, UNIT } from "../geometry.ts";
import { areasOf, type Area } from "./areas.ts";

/** A feature that seats hold (`GET /api/matches/<id>/claims`). */
export interface Claim {
  kind: string;
  spots: Spot[];
  holders: number[];
  /** Its figures have gone home with its points. */
  scored: boolean;
  /** Nothing of it is open. Older servers do not say. */
  complete?: boolean;
}

export interface ClaimLines {
  name: string;
  kind: string;
  holders: readonly number[];
  /** Walls or road middles, in board units. */
  d: string;
  /** The areas of spots that have no line of their own. */
  areas: readonly Area[];
}

/** What is drawn of a claim. A field has no line: it would lie along all that stands at it. */
export function claimLines(
  art: Art,
  tiles: ReadonlyMap<string, PlacedTile>,
  view: View,
  { kind, spots, holders }: Claim,
): ClaimLines {
  const rest: Spot[] = [];
  let d = "";
  for (const spot of spots) {
    const placed = tiles.get(key(spot.x, spot.y));
    const line = placed && segmentOf(art, placed, spot.feature ?? "")?.line;
    if (placed && line !== undefined) d += lineOnBoard(line, placed);
    else rest.push(spot);
  }
  const first = spots[0];
  return {
    name: `${kind} ${first?.x},${first?.y},${first?.feature}`,
    kind,
    holders,
    d,
    areas: kind === "field" ? [] : areasOf(art, tiles, view, rest),
  };
}

// A tile that lies stays where it is, and each step of a replay asks for the lines of all.
const lying = new WeakMap<PlacedTile, Map<string, string>>();

/** Path data of a tile (absolute M, L and C only) where the tile lies. */
export function lineOnBoard(line: string, placed: PlacedTile): string {
  let known = lying.get(placed);
  if (!known) lying.set(placed, (known = new Map()));
  let found = known.get(line);
  if (found === undefined) known.set(line, (found = moved(line, placed)));
  return found;
}

function moved(line: string, { x, y, rotation }: PlacedTile): string {
  return line.replace(/(-?[\d.]+) (-?[\d.]+) ?/g, (_, a: string, b: string) => {
    const at = turned({ x: Number(a), y: Number(b) }, rotation);
    return `${round(at.x + x * UNIT)} ${round(at.y + y * UNIT)} `;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

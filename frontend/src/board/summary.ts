// The board in a sentence, for people who listen to the page.

import type { Art } from "../art/art.ts";
import type { Piece, PlacedTile } from "../protocol/types.ts";
import { list, kindOf, kindWord, placeWord } from "../words/words.ts";
import { key, unturned } from "./geometry.ts";
import { t } from "./messages.ts";

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const BEYOND = { N: "S", E: "W", S: "N", W: "E" } as const;
type Edge = keyof typeof STEPS;
type Tiles = ReadonlyMap<string, PlacedTile>;

/** How many cities have an edge at an empty cell. */
export function openCities(art: Art, tiles: Tiles): number {
  const seen = new Set<string>();
  let count = 0;
  for (const { tile, x, y } of tiles.values())
    for (const [nth, { kind }] of (art.tiles[tile]?.segments ?? []).entries())
      if (kind === "city" && !seen.has(`${x},${y},${nth}`) && isOpen(art, tiles, { x, y, nth }, seen)) count += 1;
  return count;
}

interface Part {
  x: number;
  y: number;
  nth: number;
}

/** Walks through a whole city, which is `seen` from then on. */
function isOpen(art: Art, tiles: Tiles, start: Part, seen: Set<string>): boolean {
  const waiting = [start];
  let open = false;
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const name = `${part.x},${part.y},${part.nth}`;
    const placed = tiles.get(key(part.x, part.y));
    if (part.nth < 0 || seen.has(name) || !placed) continue;
    seen.add(name);
    for (const edge of Object.keys(STEPS) as Edge[]) {
      if (cityAt(art, placed, edge) !== part.nth) continue;
      const [x, y] = [part.x + STEPS[edge][0], part.y + STEPS[edge][1]];
      const other = tiles.get(key(x, y));
      if (!other) open = true;
      else waiting.push({ x, y, nth: cityAt(art, other, BEYOND[edge]) });
    }
  }
  return open;
}

/** The segment of the city at an edge of a placed tile, -1 where there is none. */
const cityAt = (art: Art, { tile, rotation }: PlacedTile, edge: Edge): number =>
  art.tiles[tile]?.segments.findIndex(
    ({ kind, spots }) => kind === "city" && spots.includes(unturned(edge, rotation)),
  ) ?? -1;

/** "12 tiles, 3 open cities. Yours: city at 2 east; road at the start tile." */
export function boardSummary(
  counts: { tiles: number; cities: number },
  pieces: readonly Piece[],
  seat: number | null,
): string {
  const size = t("board.summary", {
    tiles: t("board.tiles", { count: counts.tiles }),
    cities: t("board.cities", { count: counts.cities }),
  });
  if (seat === null) return size;
  const own = pieces.filter((piece) => piece.seat === seat && piece.feature);
  const each = own.map(({ x, y, feature = "" }) =>
    t("board.own", { kind: kindWord(kindOf(feature)), place: placeWord(x, y) }),
  );
  return `${size} ${each.length > 0 ? t("board.yours", { list: list(each) }) : t("board.none")}`;
}

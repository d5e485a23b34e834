import { gathered } from "../../expansions/registry.ts";
import type { Headline, View } from "../../protocol/types.ts";

/**
 * The designs not seen yet and how many of each, by id: the bag at the start less the board, the hand and what was
 * set aside.
 */
export function remaining(headline: Pick<Headline, "bag" | "setup">, view: View): [string, number][] {
  const left = new Map(Object.entries(headline.bag));
  const take = (tile: string) => left.set(tile, (left.get(tile) ?? 0) - 1);
  // Start tiles lie on the board without ever having been in the bag.
  const start = headline.setup["start"];
  for (const { tile } of Array.isArray(start) ? (start as { tile: string }[]) : [])
    left.set(tile, (left.get(tile) ?? 0) + 1);
  for (const { tile } of view.tiles) take(tile);
  for (const tile of view.discarded ?? []) take(tile);
  if (view.turn?.tile) take(view.turn.tile);
  for (const tile of gathered("outOfBag", (tiles) => tiles(view))) take(tile);
  return [...left].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

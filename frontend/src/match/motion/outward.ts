// The order in which the tiles of a feature light up.

import type { Spot } from "../../protocol/types.ts";

const APART_MS = 70;
const MOST_MS = 400;

/** The spots of each tile with the delay of its light: from one tile on to its neighbours. */
export function outward(
  spots: readonly Spot[],
  from: { x: number; y: number },
): { name: string; delay: number; spots: Spot[] }[] {
  const tiles = new Map<string, Spot[]>();
  for (const spot of spots) tiles.set(nameOf(spot), [...(tiles.get(nameOf(spot)) ?? []), spot]);
  const distance = new Map<string, number>([[nameOf(from), 0]]);
  const queue = [from];
  for (let at; (at = queue.shift());) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { x: at.x + dx, y: at.y + dy };
      if (!tiles.has(nameOf(next)) || distance.has(nameOf(next))) continue;
      distance.set(nameOf(next), distance.get(nameOf(at))! + 1);
      queue.push(next);
    }
  }
  const far = Math.max(1, ...distance.values());
  const apart = Math.min(APART_MS, MOST_MS / far);
  return [...tiles].map(([name, here]) => ({
    name,
    delay: Math.round((distance.get(name) ?? far) * apart),
    spots: here,
  }));
}

const nameOf = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

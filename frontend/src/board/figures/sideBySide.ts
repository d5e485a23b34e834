// Several things on one spot, or nearly on one, stand side by side.

import type { Point } from "../geometry.ts";

/** Each entry with how many entries of the same name come before it. */
export function countedByName<T>(entries: readonly T[], nameOf: (entry: T) => string): { entry: T; nth: number }[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { entry, nth };
  });
}

const ROUNDS = 12;

/** The points, moved apart in pairs until each two are `least` apart; those that have room stay where they are. */
export function apart<P extends Point>(points: readonly P[], least: number): P[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [nth, one] of moved.entries()) for (const other of moved.slice(nth + 1)) part(one, other, least);
  return moved;
}

/** Moves two points away from each other along their line; along the row where they are one. */
function part(one: Point, other: Point, least: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  if (far >= least) return;
  const [east, south] = far < 0.5 ? [1, 0] : [dx / far, dy / far];
  const step = (least - far) / 2;
  one.x -= east * step;
  one.y -= south * step;
  other.x += east * step;
  other.y += south * step;
}

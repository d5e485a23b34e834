// What every seat would have if the game ended now, by what the points are for.

import type { Scored, View } from "../../protocol/types.ts";

export interface Projected {
  seat: number;
  now: number;
  total: number;
  /** Points still to come, the most first. */
  parts: readonly { reason: string; points: number }[];
}

/** The seats from the highest total to the lowest; `scored` is what the end would write. */
export function projected(view: View, scored: readonly Pick<Scored, "seat" | "points" | "reason">[]): Projected[] {
  const seats = view.seats.map(({ score }, seat): Projected => {
    const won = new Map<string, number>();
    for (const entry of scored)
      if (entry.seat === seat) won.set(entry.reason, (won.get(entry.reason) ?? 0) + entry.points);
    const parts = [...won].map(([reason, points]) => ({ reason, points })).sort((a, b) => b.points - a.points);
    return { seat, now: score, total: score + parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
  return seats.sort((a, b) => b.total - a.total);
}

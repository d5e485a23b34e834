// The bar of a seat's points: what each source gave, and what was lost, hatched at the end.

import type { Row } from "../result.ts";

export interface Bar {
  /** `under` says that the hatched end lies over a part, or some of it, so its number can't be read there. */
  parts: { reason: string; points: number; share: number; under: boolean }[];
  /** From where to where, in percent of the longest bar, points were taken off; null where none were. */
  lost: { from: number; share: number; of: { reason: string; points: number }[] } | null;
}

const gained = ({ by }: Row) => [...by.values()].reduce((sum, points) => sum + Math.max(0, points), 0);

/** The bars of all seats to one scale. What is not hatched is as long as the total, so equal totals look equal. */
export function barsOf(rows: readonly Row[], reasons: readonly string[]): Bar[] {
  const most = Math.max(1, ...rows.map(gained));
  const share = (points: number) => (points / most) * 100;
  return rows.map((row) => {
    const all = reasons.map((reason) => ({ reason, points: row.by.get(reason) ?? 0 }));
    const of = all.filter(({ points }) => points < 0);
    const from = Math.max(0, gained(row) + of.reduce((sum, { points }) => sum + points, 0));
    let end = 0;
    return {
      parts: all
        .filter(({ points }) => points > 0)
        .map((part) => ({ ...part, share: share(part.points), under: (end += part.points) > from })),
      lost: of.length > 0 ? { from: share(from), share: share(gained(row) - from), of } : null,
    };
  });
}

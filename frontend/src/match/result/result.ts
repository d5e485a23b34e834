import type { Scored, View } from "../../protocol/types.ts";

/** The columns that every game has; others appear when something was scored for them. */
const USUAL = ["road", "city", "monastery", "garden", "castle", "field", "auction"];

export interface Row {
  seat: number;
  name: string;
  rank: number;
  total: number;
  by: ReadonlyMap<string, number>;
}

/** Which reasons were scored for at all: the usual ones in their order, then the rest. */
export function reasonsOf(scored: readonly Scored[]): string[] {
  const found = new Set(scored.map((entry) => entry.reason));
  const others = [...found].filter((reason) => !USUAL.includes(reason)).sort();
  return [...USUAL.filter((reason) => found.has(reason)), ...others];
}

/**
 * The final table: totals as the server gives them, split by reason, best first; `ranks` are the server's where it
 * gives them.
 */
export function resultOf(view: View, ranks: readonly (number | null | undefined)[] = []): Row[] {
  const rows = view.seats.map((seat, index) => {
    const by = new Map<string, number>();
    for (const entry of view.scored ?? [])
      if (entry.seat === index) by.set(entry.reason, (by.get(entry.reason) ?? 0) + entry.points);
    return { seat: index, name: seat.name, total: seat.score, by };
  });
  const place = (total: number) => 1 + rows.filter((row) => row.total > total).length;
  return rows
    .map((row) => ({ ...row, rank: ranks[row.seat] ?? place(row.total) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

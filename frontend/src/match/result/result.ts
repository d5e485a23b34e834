import { reasonUI } from "../../expansions/registry.ts";
import type { Scored, View } from "../../protocol/types.ts";
import { shownName } from "../../shownName.ts";

/** The columns that every game has come first, by number; expansions number theirs. */
const COLUMNS: Readonly<Record<string, number>> = { road: 10, city: 20, monastery: 30, field: 60 };
const columnOf = (reason: string): number | undefined => COLUMNS[reason] ?? reasonUI(reason)?.column;

export interface Row {
  seat: number;
  name: string;
  rank: number;
  total: number;
  by: ReadonlyMap<string, number>;
}

/** Which reasons were scored for at all: those with a column of their own in their order, then the rest by name. */
export function reasonsOf(scored: readonly Scored[]): string[] {
  const found = [...new Set(scored.map((entry) => entry.reason))].sort();
  const numbered = found.filter((reason) => columnOf(reason) !== undefined);
  const others = found.filter((reason) => columnOf(reason) === undefined);
  return [...numbered.sort((a, b) => columnOf(a)! - columnOf(b)!), ...others];
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
    return { seat: index, name: shownName(seat.name), total: seat.score, by };
  });
  const place = (total: number) => 1 + rows.filter((row) => row.total > total).length;
  return rows
    .map((row) => ({ ...row, rank: ranks[row.seat] ?? place(row.total) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

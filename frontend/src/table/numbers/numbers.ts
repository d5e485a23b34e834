// What of a table can be counted: pieces of each seat, copies of sets of tiles; and how it differs from the box. The
// server says what there is and how many are usual; this module knows no rule.

import type { OptionInfo, SetupInfo, Table, TableSettings } from "../../api/types.ts";
import { preset, valueOf } from "../settings/changes.ts";

type Counted = Pick<Table, "sets" | "supply" | "usual_supply">;
type Played = Counted & Pick<Table, "edition" | "expansions" | "options">;

export interface Count {
  kind: "supply" | "sets";
  name: string;
  expansion: string;
  value: number;
  usual: number;
  most: number;
  /** In one copy; 0 for pieces. */
  tiles: number;
  /** The server's English name of a set or of a part. */
  title: string;
}

/** What can be counted of an expansion that is played, or of the base game: pieces in play first. */
export function countsOf(info: SetupInfo, table: Counted, expansion: string): Count[] {
  const own = <T extends { expansion: string }>(all: readonly T[]) => all.filter((one) => one.expansion === expansion);
  const pieces = own(info.pieces).flatMap(({ name, most }): Count[] => {
    const usual = table.usual_supply[name];
    if (usual === undefined) return [];
    return [
      { kind: "supply", name, expansion, value: table.supply[name] ?? usual, usual, most, tiles: 0, title: name },
    ];
  });
  const sets = own(info.sets).map(({ name, title, tiles, usual, most }): Count => {
    return { kind: "sets", name, expansion, value: table.sets[name] ?? usual, usual, most, tiles, title };
  });
  return [...pieces, ...sets];
}

/** Other numbers; usual ones are not kept, so that they follow the number of seats and the rules. */
export function withNumbers(table: Counted, chosen: readonly Count[]): Partial<TableSettings> {
  const change = { sets: { ...table.sets }, supply: { ...table.supply } };
  for (const { kind, name, value, usual } of chosen) {
    if (value === usual) delete change[kind][name];
    else change[kind][name] = value;
  }
  return change;
}

/** What differs from the box. */
export function differences(info: SetupInfo, table: Played): { counts: Count[]; options: OptionInfo[] } {
  const played = ["base", ...table.expansions];
  return {
    counts: played.flatMap((name) => countsOf(info, table, name)).filter(({ value, usual }) => value !== usual),
    options: info.options.filter(
      (option) => played.includes(option.expansion) && valueOf(option, table) !== preset(option, table.edition),
    ),
  };
}

/** How many options and numbers of an expansion, or of the base game, differ from the box. */
export function changesIn(info: SetupInfo, table: Played, expansion: string): number {
  const { counts, options } = differences(info, table);
  return [...counts, ...options].filter((one) => one.expansion === expansion).length;
}

/** The parts, numbers and options of the box; seats, edition and expansions stay. */
export const LIKE_THE_BOX = { options: {}, sets: {}, supply: {} } satisfies Partial<TableSettings>;

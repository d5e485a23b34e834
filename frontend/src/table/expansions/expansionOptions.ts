// The options of an expansion as its card shows them.

import type { ExpansionInfo, OptionInfo, SetupInfo, Table } from "../../api/types.ts";

/** The options that leave a choice: one with a single value is a note of the rules. */
export const choosable = (info: SetupInfo, expansion: string): OptionInfo[] =>
  info.options.filter((option) => option.expansion === expansion && (option.numbers || option.values.length > 1));

const isSwitch = (option: OptionInfo): boolean =>
  option.values.length === 2 && option.values.every((value) => value === "on" || value === "off");

/** Options that are on or off, and all others. */
export function optionsOf(info: SetupInfo, expansion: string): { switches: OptionInfo[]; details: OptionInfo[] } {
  const all = choosable(info, expansion);
  return { switches: all.filter(isSwitch), details: all.filter((option) => !isSwitch(option)) };
}

/** How many tiles the copies of an expansion, or of its parts that are played, bring. */
export function tilesPlayed(table: Pick<Table, "sets">, expansion: ExpansionInfo): number {
  if (expansion.parts.length === 0) return expansion.tiles * (table.sets[expansion.name] ?? 1);
  return expansion.parts.reduce((sum, part) => sum + part.tiles * (table.sets[part.name] ?? part.usual), 0);
}

// The options of an expansion as its card shows them.

import type { ExpansionInfo, OptionInfo, SetupInfo, Table } from "../../api/types.ts";
import { partsOf, valueOf } from "../settings/changes.ts";

/** The options that leave a choice: one with a single value is a note of the rules. */
const choosable = (info: SetupInfo, box: string): OptionInfo[] =>
  info.options.filter((option) => option.box === box && (option.numbers || option.values.length > 1));

const isSwitch = (option: OptionInfo): boolean =>
  option.values.length === 2 && option.values.every((value) => value === "on" || value === "off");

/** Options that are on or off, and all others. */
export function optionsOf(info: SetupInfo, box: string): { switches: OptionInfo[]; details: OptionInfo[] } {
  const all = choosable(info, box);
  return { switches: all.filter(isSwitch), details: all.filter((option) => !isSwitch(option)) };
}

/** The switch that an option hangs on, if it is off. */
export function offSwitch(
  info: SetupInfo,
  table: Pick<Table, "edition" | "options">,
  option: OptionInfo,
): OptionInfo | undefined {
  const found = info.options.find((one) => one.name === option.switch);
  return found && valueOf(found, table) === "off" ? found : undefined;
}

/** How many tiles the parts that are played bring. */
export function tilesPlayed(info: SetupInfo, table: Pick<Table, "sets">, box: ExpansionInfo): number {
  if (box.parts.length === 0) return box.tiles;
  const played = partsOf(info, table, box.name);
  return box.parts.filter((part) => played.includes(part.name)).reduce((sum, part) => sum + part.tiles, 0);
}

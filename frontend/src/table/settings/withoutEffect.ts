// Says why an option has no effect in the game that a table would play now. The server sends with each option what it
// depends on.

import type { OptionInfo, SetupInfo, Table } from "../../api/types.ts";
import { expansionName, optionTitle, valueWords } from "../../setup/words.ts";
import { choosable } from "../expansions/expansionOptions.ts";
import { t } from "../messages.ts";
import { valueOf } from "./changes.ts";

type Chosen = Pick<Table, "edition" | "expansions" | "options">;

/** The note at an option without effect; undefined if the option has one. */
export function withoutEffect(info: SetupInfo, table: Chosen, option: OptionInfo): string | undefined {
  for (const [name, values] of Object.entries(needsOf(option))) {
    const needed = info.options.find((one) => one.name === name);
    if (!needed) continue;
    if (needed.expansion !== "base" && !table.expansions.includes(needed.expansion))
      return t("idle.expansion", { name: expansionName(needed.expansion) });
    const value = valueOf(needed, table);
    if (!values.includes(String(value)))
      return t("idle.option", { option: optionTitle(needed), value: valueWords(needed, value) });
  }
  return undefined;
}

export interface Idle {
  option: OptionInfo;
  title: string;
  note: string;
}

/** The options of what is played that have no effect, with the reason. */
export function idleOptions(info: SetupInfo, table: Chosen): Idle[] {
  const played = ["base", ...table.expansions];
  return played
    .flatMap((name) => choosable(info, name))
    .flatMap((option) => {
      const note = withoutEffect(info, table, option);
      return note === undefined ? [] : [{ option, title: optionTitle(option), note }];
    });
}

/** Other options with the values that an option needs; its switch has to be on. */
const needsOf = (option: OptionInfo): Record<string, readonly string[]> => ({
  ...(option.switch === null ? {} : { [option.switch]: ["on"] }),
  ...option.needs,
});

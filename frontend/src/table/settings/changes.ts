// What a change of expansions or options means for a table's settings. Only values that differ from the edition are
// kept as options.

import type { OptionInfo, OptionValue, SetupInfo, Table, TableSettings } from "../../api/types.ts";

type Change = Partial<TableSettings>;

export const preset = (option: OptionInfo, edition: string): OptionValue =>
  option.presets[edition] ?? option.values[0] ?? "";

export const valueOf = (option: OptionInfo, table: Pick<Table, "edition" | "options">): OptionValue =>
  (table.options[option.name] as OptionValue | undefined) ?? preset(option, table.edition);

/** Chooses these expansions; drops the options, parts and numbers of all others. */
export function withExpansions(
  info: SetupInfo,
  table: Pick<Table, "options" | "sets" | "supply">,
  expansions: string[],
): Change {
  const chosen = new Set(["base", ...expansions]);
  const options = new Set(info.options.filter((option) => chosen.has(option.expansion)).map((option) => option.name));
  const counted = (all: SetupInfo["pieces"] | SetupInfo["sets"]) =>
    new Set(all.filter((one) => chosen.has(one.expansion)).map((one) => one.name));
  return {
    expansions,
    options: only(table.options, options),
    sets: only(table.sets, counted(info.sets)),
    supply: only(table.supply, counted(info.pieces)),
  };
}

const only = <T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));

/** One option set; the edition's own value is not kept, so that changing the edition changes the rest. */
export function withOption(table: Pick<Table, "edition" | "options">, option: OptionInfo, value: OptionValue): Change {
  const { [option.name]: _, ...others } = table.options;
  return { options: value === preset(option, table.edition) ? others : { ...others, [option.name]: value } };
}

/** The chosen parts of an expansion; none if it has no parts. */
export const partsOf = (info: SetupInfo, table: Pick<Table, "sets">, expansion: string): string[] =>
  (info.expansions.find((one) => one.name === expansion)?.parts ?? [])
    .filter((part) => (table.sets[part.name] ?? part.usual) > 0)
    .map((part) => part.name);

/** Chooses these parts of an expansion and no others of it; a part that is played already keeps its copies. */
export function withParts(
  info: SetupInfo,
  table: Pick<Table, "sets">,
  expansion: string,
  chosen: readonly string[],
): Change {
  const parts = info.expansions.find((one) => one.name === expansion)?.parts ?? [];
  return {
    sets: {
      ...table.sets,
      ...Object.fromEntries(
        parts.map((part) => [
          part.name,
          chosen.includes(part.name) ? Math.max(1, table.sets[part.name] ?? part.usual) : 0,
        ]),
      ),
    },
  };
}

/** Random parts for each expansion that has parts: one of them, or all. */
export function randomParts(
  info: SetupInfo,
  expansions: readonly string[],
  random: () => number,
): Record<string, number> {
  const sets: Record<string, number> = {};
  for (const expansion of info.expansions.filter((one) => expansions.includes(one.name) && one.parts.length > 0)) {
    const pick = Math.floor(random() * (expansion.parts.length + 1));
    expansion.parts.forEach((part, nth) => (sets[part.name] = pick === nth || pick === expansion.parts.length ? 1 : 0));
  }
  return sets;
}

/** What an undo returns to. */
export function snapshot(table: Table): Change {
  const { size, edition, expansions, options, sets, supply, clock, aids, claim_days } = table;
  return { size, edition, expansions, options, sets, supply, clock, aids, claim_days };
}

// What a change of boxes or options means for the settings of a table. Only what differs from the edition is kept as
// an option.

import type { OptionInfo, OptionValue, SetupInfo, Table, TableSettings } from "../../api/types.ts";

type Change = Partial<TableSettings>;

export const preset = (option: OptionInfo, edition: string): OptionValue =>
  option.presets[edition] ?? option.values[0] ?? "";

export const valueOf = (option: OptionInfo, table: Pick<Table, "edition" | "options">): OptionValue =>
  (table.options[option.name] as OptionValue | undefined) ?? preset(option, table.edition);

/** Plays with these boxes; options and parts of others are forgotten. */
export function withBoxes(info: SetupInfo, table: Pick<Table, "options" | "sets">, expansions: string[]): Change {
  const boxes = new Set(["base", ...expansions]);
  const options = new Set(info.options.filter((option) => boxes.has(option.box)).map((option) => option.name));
  const parts = new Set(
    info.expansions.filter((box) => boxes.has(box.name)).flatMap((box) => box.parts.map((part) => part.name)),
  );
  return { expansions, options: only(table.options, options), sets: only(table.sets, parts) };
}

const only = <T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));

/** One option set; the edition's own value is not kept, so that changing the edition changes the rest. */
export function withOption(table: Pick<Table, "edition" | "options">, option: OptionInfo, value: OptionValue): Change {
  const { [option.name]: _, ...others } = table.options;
  return { options: value === preset(option, table.edition) ? others : { ...others, [option.name]: value } };
}

/** The parts of a box that are chosen; none where the box is all in one. */
export const partsOf = (info: SetupInfo, table: Pick<Table, "sets">, box: string): string[] =>
  (info.expansions.find((one) => one.name === box)?.parts ?? [])
    .filter((part) => (table.sets[part.name] ?? part.usual) > 0)
    .map((part) => part.name);

/** Plays these parts of a box and no others of it. */
export function withParts(info: SetupInfo, table: Pick<Table, "sets">, box: string, chosen: readonly string[]): Change {
  const parts = info.expansions.find((one) => one.name === box)?.parts ?? [];
  return {
    sets: {
      ...table.sets,
      ...Object.fromEntries(parts.map((part) => [part.name, chosen.includes(part.name) ? 1 : 0])),
    },
  };
}

/** Parts by chance for each box that comes in parts: one of them, or all. */
export function partsByChance(
  info: SetupInfo,
  expansions: readonly string[],
  random: () => number,
): Record<string, number> {
  const sets: Record<string, number> = {};
  for (const box of info.expansions.filter((one) => expansions.includes(one.name) && one.parts.length > 0)) {
    const pick = Math.floor(random() * (box.parts.length + 1));
    box.parts.forEach((part, nth) => (sets[part.name] = pick === nth || pick === box.parts.length ? 1 : 0));
  }
  return sets;
}

/** What an undo returns to. */
export const snapshot = ({ size, edition, expansions, options, sets, clock }: Table): Change => ({
  size,
  edition,
  expansions,
  options,
  sets,
  clock,
});

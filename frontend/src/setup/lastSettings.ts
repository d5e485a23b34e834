// What this browser's player chose for the last table.

import type { TableSettings } from "../api/types.ts";
import { knownSetup } from "./setup.svelte.ts";

const KEY = "bastide.table";

type Kept = Partial<
  Pick<TableSettings, "size" | "edition" | "expansions" | "options" | "sets" | "clock" | "aids" | "claim_days">
>;

/** Settings for a new table: those of last time as far as the server still knows them. */
export async function defaults(): Promise<Kept> {
  const info = await knownSetup();
  const kept = stored();
  if (!info || !kept.edition || !info.editions.includes(kept.edition)) return {};
  const expansions = (kept.expansions ?? []).filter((name) => info.expansions.some((one) => one.name === name));
  const chosen = new Set(["base", ...expansions]);
  const names = new Set(info.options.filter((option) => chosen.has(option.expansion)).map((option) => option.name));
  const options = Object.fromEntries(Object.entries(kept.options ?? {}).filter(([name]) => names.has(name)));
  const parts = new Set(
    info.expansions.filter((one) => chosen.has(one.name)).flatMap((one) => one.parts.map((part) => part.name)),
  );
  const sets = Object.fromEntries(Object.entries(kept.sets ?? {}).filter(([name]) => parts.has(name)));
  return { ...kept, expansions, options, sets };
}

/** Whether there was a table whose settings another one could begin with. */
export const hasLastSettings = (): boolean => stored().edition !== undefined;

export function remember(settings: TableSettings): void {
  const { size, edition, expansions, options, sets, clock, aids, claim_days } = settings;
  try {
    localStorage.setItem(KEY, JSON.stringify({ size, edition, expansions, options, sets, clock, aids, claim_days }));
  } catch {
    /* storage may be forbidden: next time begins with the server's defaults */
  }
}

function stored(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

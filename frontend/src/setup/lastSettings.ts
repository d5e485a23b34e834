// What this browser's player chose for the last table.

import type { TableSettings } from "../api/types.ts";
import { knownSetup } from "./setup.svelte.ts";

const KEY = "bastide.last-table";

type Kept = Partial<
  Pick<
    TableSettings,
    "size" | "edition" | "expansions" | "options" | "sets" | "supply" | "clock" | "aids" | "claim_days"
  >
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
  const counted = (kind: "sets" | "pieces", all: Record<string, number> = {}) => {
    const known = new Set(info[kind].filter((one) => chosen.has(one.expansion)).map((one) => one.name));
    return Object.fromEntries(Object.entries(all).filter(([name]) => known.has(name)));
  };
  return { ...kept, expansions, options, sets: counted("sets", kept.sets), supply: counted("pieces", kept.supply) };
}

/** Whether there was a table whose settings another one could begin with. */
export const hasLastSettings = (): boolean => stored().edition !== undefined;

export function remember(settings: TableSettings): void {
  const { size, edition, expansions, options, sets, supply, clock, aids, claim_days } = settings;
  try {
    const kept: Kept = { size, edition, expansions, options, sets, supply, clock, aids, claim_days };
    localStorage.setItem(KEY, JSON.stringify(kept));
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

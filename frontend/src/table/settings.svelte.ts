// What can be set up (asked once), and what this browser's player chose last time.

import { setup } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import type { SetupInfo, TableSettings } from "../api/types.ts";

const KEY = "bastide.table";
const state = $state<{ info: SetupInfo | null; refusal: Refusal | null }>({ info: null, refusal: null });
let asking: Promise<SetupInfo | null> | null = null;

export const known = {
  get setup(): SetupInfo | null {
    return state.info;
  },
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

/** What can be set up; null when the server did not say (the reason is in `known.refusal`), and then asked again next time. */
export function knownSetup(): Promise<SetupInfo | null> {
  asking ??= setup.read().then((answer) => {
    state.info = answer.ok ? answer.data : null;
    state.refusal = answer.ok ? null : answer.refusal;
    if (!answer.ok) asking = null;
    return state.info;
  });
  return asking;
}

type Kept = Partial<Pick<TableSettings, "size" | "edition" | "expansions" | "options" | "sets" | "clock">>;

/** Settings for a new table: those of last time as far as the server still knows them. */
export async function defaults(): Promise<Kept> {
  const info = await knownSetup();
  const kept = stored();
  if (!info || !kept.edition || !info.editions.includes(kept.edition)) return {};
  const expansions = (kept.expansions ?? []).filter((name) => info.expansions.some((one) => one.name === name));
  const boxes = new Set(["base", ...expansions]);
  const names = new Set(info.options.filter((option) => boxes.has(option.box)).map((option) => option.name));
  const options = Object.fromEntries(Object.entries(kept.options ?? {}).filter(([name]) => names.has(name)));
  const parts = new Set(
    info.expansions.filter((one) => boxes.has(one.name)).flatMap((one) => one.parts.map((part) => part.name)),
  );
  const sets = Object.fromEntries(Object.entries(kept.sets ?? {}).filter(([name]) => parts.has(name)));
  return { ...kept, expansions, options, sets };
}

export function remember(settings: TableSettings): void {
  const { size, edition, expansions, options, sets, clock } = settings;
  try {
    localStorage.setItem(KEY, JSON.stringify({ size, edition, expansions, options, sets, clock }));
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

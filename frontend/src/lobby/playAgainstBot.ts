// Starts a game against bots with one click: creates a private table, sits down, fills it with bots, starts. Or one of
// bots alone, which is watched.

import { tables } from "../api/client.ts";
import type { Result } from "../api/http.ts";
import type { SetupInfo, Table, TableSettings } from "../api/types.ts";
import { navigate } from "../router.svelte.ts";
import { freshSalt, keepSalt } from "../salt.ts";
import { knownSetup } from "../setup/setup.svelte.ts";
import { defaults } from "../setup/lastSettings.ts";
import { toast } from "../toasts.svelte.ts";
import type { BotGame } from "./botGame.ts";

export async function playAgainstBot({ level, seats, preset }: BotGame): Promise<void> {
  const settings = await settingsOf(preset, await knownSetup());
  const made = await tables.make({ ...settings, size: seats, private: true, clock: { kind: "none" } });
  const started = await then(made, async (table) => {
    const salt = freshSalt();
    keepSalt(table.id, salt);
    const joined = await tables.join(table.id, salt);
    const seated = await then(joined, () => tables.fillWithBots(table.id, level));
    return then(seated, () => tables.start(table.id));
  });
  go(started);
}

/** Starts a game in which bots have all seats; everybody may watch it. */
export async function watchBots({ level, seats, preset }: BotGame): Promise<void> {
  const settings = await settingsOf(preset, await knownSetup());
  const made = await tables.make({ ...settings, size: seats, private: false, clock: { kind: "none" } });
  const started = await then(made, (table) => tables.watch(table.id, level));
  // Without a game nobody would come to this table.
  if (made.ok && !started.ok) await tables.close(made.data.id);
  go(started);
}

function go(started: Result<Table>): void {
  if (!started.ok) toast(started.refusal.sentence, "bad");
  else navigate(started.data.match ? `/match/${started.data.match}` : `/table/${started.data.id}`);
}

/** The settings of a preset; those of the last table for the preset "last". */
async function settingsOf(preset: string, info: SetupInfo | null): Promise<Partial<TableSettings>> {
  const found = info?.presets.find((one) => one.name === preset);
  return found ? { expansions: found.expansions } : defaults();
}

const then = (result: Result<Table>, next: (table: Table) => Promise<Result<Table>>) =>
  result.ok ? next(result.data) : result;

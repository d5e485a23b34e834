// Starts a game against a bot with one click: creates a private table, sits down, adds the bot, starts.

import { tables } from "../api/client.ts";
import type { Result } from "../api/http.ts";
import type { Table } from "../api/types.ts";
import { navigate } from "../router.svelte.ts";
import { freshSalt, keepSalt } from "../salt.ts";
import { knownSetup } from "../setup/setup.svelte.ts";
import { defaults } from "../setup/lastSettings.ts";
import { toast } from "../toasts.svelte.ts";

export async function playAgainstBot(): Promise<void> {
  const settings = await defaults();
  const made = await tables.make({ ...settings, size: 2, private: true, clock: { kind: "none" } });
  const started = await then(made, async (table) => {
    const salt = freshSalt();
    keepSalt(table.id, salt);
    const bots = (await knownSetup())?.bots ?? [];
    const level = bots.includes("greedy") ? "greedy" : (bots[0] ?? "greedy");
    const joined = await tables.join(table.id, salt);
    const seated = await then(joined, () => tables.addBot(table.id, level));
    return then(seated, () => tables.start(table.id));
  });
  if (!started.ok) toast(started.refusal.sentence, "bad");
  else navigate(started.data.match ? `/match/${started.data.match}` : `/table/${started.data.id}`);
}

const then = (result: Result<Table>, next: (table: Table) => Promise<Result<Table>>) =>
  result.ok ? next(result.data) : result;

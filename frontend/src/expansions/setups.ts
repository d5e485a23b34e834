// What the settings of a table and the rules show of each expansion, put into the registry: imported once, by main.ts.

import { registerSetup } from "./registry.ts";
import type { SetupUI } from "./types.ts";

// In the built site those that nobody can play yet are null (drafts.ts beside vite.config.ts).
const folders = import.meta.glob<{ default: SetupUI | null }>("./*/setup.ts", { eager: true });
for (const [path, { default: ui }] of Object.entries(folders)) if (ui) registerSetup(path.split("/")[1]!, ui);

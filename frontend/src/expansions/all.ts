// What a match shows of each expansion, put into the registry: loaded with the pages that have a board.

import { register } from "./registry.ts";
import type { ExpansionUI } from "./types.ts";

// In the built site those that nobody can play yet are null (drafts.ts beside vite.config.ts).
const folders = import.meta.glob<{ default: ExpansionUI | null }>("./*/index.ts", { eager: true });
for (const [path, { default: ui }] of Object.entries(folders)) if (ui) register(path.split("/")[1]!, ui);

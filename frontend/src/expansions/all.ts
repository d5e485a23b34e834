// What a match shows of each expansion, put into the registry: loaded with the pages that have a board.

import { register } from "./registry.ts";
import type { ExpansionUI } from "./types.ts";

const folders = import.meta.glob<{ default: ExpansionUI }>("./*/index.ts", { eager: true });
for (const [path, folder] of Object.entries(folders)) register(path.split("/")[1]!, folder.default);

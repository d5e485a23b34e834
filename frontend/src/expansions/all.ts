// Every folder beside this file, put into the registry: imported once, by main.ts and by the tests' set-up.

import { register } from "./registry.ts";
import type { ExpansionUI } from "./types.ts";

const folders = import.meta.glob<{ default: ExpansionUI }>("./*/index.ts", { eager: true });
for (const [path, folder] of Object.entries(folders)) register(path.split("/")[1]!, folder.default);

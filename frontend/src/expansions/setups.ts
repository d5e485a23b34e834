// What the settings of a table and the rules show of each expansion, put into the registry: imported once, by main.ts.

import { registerSetup } from "./registry.ts";
import type { SetupUI } from "./types.ts";

const folders = import.meta.glob<{ default: SetupUI }>("./*/setup.ts", { eager: true });
for (const [path, folder] of Object.entries(folders)) registerSetup(path.split("/")[1]!, folder.default);

import { translator } from "./core.svelte.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";

export * from "./core.svelte.ts";
export const catalogues = { en, de, pl };
/** Words of the whole site; a part with many texts of its own has its own catalogue (see core.svelte.ts). */
export const t = translator(catalogues);
export type Key = keyof typeof en;

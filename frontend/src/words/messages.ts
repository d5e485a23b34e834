import { translator } from "../i18n/index.ts";
import { de } from "./messages.de.ts";
import { en } from "./messages.en.ts";
import { pl } from "./messages.pl.ts";

export const catalogues = { en, de, pl };
/** The words of the table: board, match and replay. */
export const t = translator(catalogues);
export type Key = keyof typeof en;

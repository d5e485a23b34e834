import { translator } from "../../../i18n/core.svelte.ts";
import { de } from "./messages.de.ts";
import { en } from "./messages.en.ts";
import { pl } from "./messages.pl.ts";

export const catalogues = { en, de, pl };
/** Words about all that one seat has. */
export const t = translator(catalogues);

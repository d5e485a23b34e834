import { translator } from "../../i18n/core.svelte.ts";
import { de } from "./messages.de.ts";
import { en } from "./messages.en.ts";
import { pl } from "./messages.pl.ts";

export const catalogues = { en, de, pl };
/** Why a move is good, for ideas during a game and for its analysis: load the words of the group "reasons" first. */
export const t = translator(catalogues);

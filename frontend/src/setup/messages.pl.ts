import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "expansion.reconstructed": "odtworzone płytki",
  "expansion.reconstructed.why":
    "Publiczne zasady pokazują te płytki tylko na ilustracjach, których brak w tekście. Listę odtworzyliśmy na podstawie tekstu zasad; może się różnić od drukowanej.",
};

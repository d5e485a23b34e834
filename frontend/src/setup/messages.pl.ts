import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "box.reconstructed": "odtworzone płytki",
  "box.reconstructed.why":
    "Publiczne zasady pokazują te płytki tylko na ilustracjach, których brak w tekście. Listę odtworzono ze słów zasad i może się różnić od drukowanej.",
};

import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "expansion.reconstructed": "rekonstruierte Plättchen",
  "expansion.reconstructed.why":
    "Die öffentlichen Regeln zeigen diese Plättchen nur auf Bildern, die im Text fehlen. Wir haben die Liste nach dem Regeltext neu zusammengestellt; sie kann von der gedruckten abweichen.",
};

import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "box.reconstructed": "rekonstruierte Plättchen",
  "box.reconstructed.why":
    "Die öffentlichen Regeln zeigen diese Plättchen nur auf Bildern, die im Text fehlen. Ihre Liste wurde nach den Worten der Regeln neu zusammengestellt und kann von der gedruckten abweichen.",
};

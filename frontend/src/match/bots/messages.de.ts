import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  skip: "Weiter bis zu meinem Zug",
  pace: "Tempo der Bots",
  "pace.watch": "Zum Zusehen",
  "pace.quick": "Zügig",
  "pace.at_once": "Sofort",
  "pace.note": "Wählen die Spieler verschieden, gilt das langsamste Tempo.",
};

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "do.recall": "Zabierz opata: {place}",
  "piece.abbot": "Opat",
  "on.garden": "do ogrodu",
  "kind.garden": "Ogród",
  "tile.garden": "ogród",
  "log.recall": "{name} zabiera opata",
  "for.garden": "ogród",
};

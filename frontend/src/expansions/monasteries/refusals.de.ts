import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "monastery.taken":
      "In diesem Kloster ist schon ein Gefolgsmann, als Mönch oder liegend ({players}). Wähle ein anderes Gebiet.",
    "monastery.closed": "In dieses Kloster kommt kein Mönch mehr, denn als es umbaut war, lagen dort nur Äbte.",
  },
  kinds: {
    abbacy: german("m", "liegender Abt", "als liegender Abt dorthin"),
  },
};

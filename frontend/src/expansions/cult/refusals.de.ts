import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "shrine.between":
      "Eine Kultstätte darf nicht neben zwei Klöstern liegen. Wähle ein Feld mit höchstens einem ringsum.",
    "monastery.between":
      "Ein Kloster darf nicht neben zwei Kultstätten liegen. Wähle ein Feld mit höchstens einer ringsum.",
    "shrine.second": "Das Kloster neben diesem Feld hat schon eine Kultstätte. Wähle ein anderes Feld.",
    "monastery.second": "Die Kultstätte neben diesem Feld hat schon ein Kloster. Wähle ein anderes Feld.",
  },
  kinds: {
    shrine: german("f", "Kultstätte", "in die Kultstätte"),
  },
};

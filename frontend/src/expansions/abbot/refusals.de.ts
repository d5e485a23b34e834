import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "recall.absent": "Dort ist dein Abt nicht. Wähle das Gebäude, in dem er steht.",
    "recall.later": "Dein Abt bleibt bis zum Ende der Partie in diesem Gebäude.",
    "recall.complete":
      "Dieses Gebäude ist fertig, deshalb kann dein Abt nicht weg. Es wird gewertet, wenn du deinen Zug beendest.",
  },
  pieces: {
    abbot: german("m", "Abt"),
  },
  kinds: {
    garden: german("m", "Garten", "in den Garten"),
  },
};

import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "recall.absent": "Nie ma tam twojego opata. Wybierz budowlę, w której stoi.",
    "recall.later": "Twój opat zostaje w tej budowli do końca gry.",
    "recall.complete":
      "Ta budowla jest ukończona, więc opat nie może jej opuścić. Zostanie podliczona, gdy zakończysz turę.",
  },
  pieces: {
    abbot: polish("opat", "opata", "opata"),
  },
  kinds: {
    garden: polish("ogród", "ogrodu", "ogród", "do ogrodu"),
  },
};

import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "deploy.alone": "Postaw {piece.acc} tam, gdzie masz już podwładnego.",
    "deploy.complete": "Ten obszar ({kind}) jest już ukończony. Wybierz taki, który może jeszcze rosnąć.",
  },
  pieces: {
    builder: polish("budowniczy", "budowniczego", "budowniczego"),
    pig: polish("świnia", "świni", "świnię"),
  },
};

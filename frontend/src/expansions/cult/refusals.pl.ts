import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "shrine.between": "Sanktuarium nie może leżeć obok dwóch klasztorów. Wybierz pole z najwyżej jednym wokół.",
    "monastery.between": "Klasztor nie może leżeć obok dwóch sanktuariów. Wybierz pole z najwyżej jednym wokół.",
    "shrine.second": "Klasztor obok tego pola ma już sanktuarium. Wybierz inne pole.",
    "monastery.second": "Sanktuarium obok tego pola ma już klasztor. Wybierz inne pole.",
  },
  kinds: {
    shrine: polish("sanktuarium", "sanktuarium", "sanktuarium", "do sanktuarium"),
  },
};

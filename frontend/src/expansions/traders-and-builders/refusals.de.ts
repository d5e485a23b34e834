import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "deploy.alone": "Setze {piece.acc} dorthin, wo du schon einen Gefolgsmann hast.",
    "deploy.complete": "{kind.This} ist schon fertig. Wähle ein Gebiet, das noch wachsen kann.",
  },
  pieces: {
    builder: german("m", "Baumeister"),
    pig: german("n", "Schwein"),
  },
};

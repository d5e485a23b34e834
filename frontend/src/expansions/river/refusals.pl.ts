import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "setup.river":
      "Żadna płytka startowa nie zostawia rzece otwartego końca. Zacznij od {tile} albo nie podawaj płytki.",
    "river.on": "Połóż tę płytkę przy otwartym końcu rzeki.",
    "river.apart": "Dwa ramiona rzeki nie mogą się spotkać. Wybierz inne pole.",
    "river.back": "Rzeka nie może dwa razy z rzędu skręcić w tę samą stronę. Obróć płytkę.",
    "river.end": "Rzeka nie może się jeszcze skończyć, bo będą kolejne płytki rzeki. Wybierz inne pole.",
  },
  kinds: {
    river: polish("rzeka", "rzeki", "rzekę", "do rzeki"),
  },
};

import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "phantom.used":
      "Na tej płytce stoi już twój fantom, więc nie dołączy do niego inna figura. Cofnij, by najpierw postawić inną.",
    "phantom.only": "Twoja figura na tę płytkę jest już użyta. Dołączyć może tylko fantom.",
  },
  pieces: {
    phantom: polish("fantom", "fantoma", "fantoma"),
  },
};

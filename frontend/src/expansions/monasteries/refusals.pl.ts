import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "monastery.taken":
      "W tym klasztorze jest już podwładny, jako mnich lub leżący opat ({players}). Wybierz inny obszar.",
    "monastery.closed":
      "Do tego klasztoru nie przyjdzie już żaden mnich, bo gdy został otoczony, byli tam tylko leżący opaci.",
  },
  kinds: {
    abbacy: polish("leżący opat", "leżącego opata", "leżącego opata", "jako leżący opat"),
  },
};

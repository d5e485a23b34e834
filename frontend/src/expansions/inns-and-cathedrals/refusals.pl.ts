import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {},
  pieces: {
    big: polish("duży podwładny", "dużego podwładnego", "dużego podwładnego"),
  },
};

import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: { "shepherd.second": "Na tej łące jest już pasterz. Wybierz łąkę bez pasterza." },
  pieces: { shepherd: polish("pasterz", "pasterza", "pasterza") },
  tasks: { flock: "Najpierw powiększ stado albo zagnaj je do zagrody." },
};

import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "escape.absent": "Nie masz tam takiego podwładnego. Wybierz zaznaczonego.",
    "escape.free": "Uciec może tylko podwładny z oblężonego miasta. Wybierz zaznaczonego.",
    "escape.kind": "Uciec może tylko podwładny. Wybierz zaznaczonego.",
    "escape.far": "Żaden klasztor nie leży dość blisko tego miasta. Wybierz zaznaczonego podwładnego.",
  },
  tasks: { escape: "Najpierw zabierz podwładnego albo zostaw wszystkich." },
};

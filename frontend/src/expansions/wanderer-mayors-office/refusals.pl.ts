import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "deploy.access": "Na dojeździe nie możesz postawić figury. Wybierz inny obszar.",
    "deploy.again": "Przy tej płytce użyto już figury. Zakończ turę.",
    "wanderer.old": "Ta droga nie łączy niczego nowego, więc twój wędrowiec nie może tu zacząć.",
    "wanderer.access": "Łączą je tylko dojazdy, więc twój wędrowiec nie może tu zacząć.",
    "wanderer.cities": "Te miasta łączą tylko dojazdy i żadne z nich nie jest nowe. Twój wędrowiec nie może tu zacząć.",
    "wanderer.road": "Wędrowiec staje tylko na drodze. Wybierz zaznaczoną drogę.",
    "wanderer.tile": "Wybierz drogę na płytce, którą właśnie położono.",
    "wanderer.again": "Przy tej płytce użyto już wędrowca.",
    "wanderer.there": "Twój wędrowiec jest już na tych drogach. Wybierz inne drogi.",
    "wanderer.supply": "Nie masz już wędrowca w zapasie. Przenieś tego, który jest na planszy.",
    "wanderer.absent": "Nie masz wędrowca na planszy. Najpierw go postaw.",
    "wanderer.piece": "Po drogach może się przenosić tylko wędrowiec.",
    "office.tile": "Załóż urząd tam, gdzie stoi twój burmistrz.",
    "office.city": "Twój burmistrz zdobył punkty za inne miasto. Załóż urząd właśnie w nim.",
  },
  pieces: {
    wanderer: polish("wędrowiec", "wędrowca", "wędrowca"),
    office: polish("urząd", "urzędu", "urząd"),
  },
  tasks: {
    office: "Najpierw załóż urząd albo z niego zrezygnuj.",
  },
};

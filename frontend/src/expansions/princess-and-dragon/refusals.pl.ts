import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "dragon.here": "Na tej płytce stoi smok, więc żadna figura nie może tam trafić. Wybierz inną płytkę.",
    "dragon.step": "Smok wchodzi na płytkę obok swojej. Wybierz zaznaczoną.",
    "dragon.twice": "Smok był już na tej płytce podczas tego ruchu. Wybierz inną.",
    "dragon.fairy": "Wróżka nie wpuszcza smoka na tę płytkę. Wybierz inną.",
    "fairy.follower": "Nie masz tam podwładnego dla wróżki. Wybierz jednego ze swoich podwładnych.",
    "fairy.castle": "Wróżka nie może wejść do zamku. Wybierz podwładnego poza zamkami.",
    "fairy.there": "Wróżka już tam jest. Wybierz innego podwładnego.",
    "knight.absent": "Tego rycerza nie ma w mieście księżniczki. Wybierz zaznaczonego.",
    "knight.first": "Najpierw odeślij rycerza z miasta księżniczki.",
    "knight.sent":
      "Księżniczka odesłała rycerza, więc z tą płytką nie stawiasz figury. Cofnij, by postawić ją zamiast tego.",
    "portal.complete": "Ten obszar jest ukończony, portal tam nie prowadzi. Wybierz nieukończony.",
    "wanderer.way": "Twój wędrowiec nie może tam dojść. Wybierz zaznaczoną drogę.",
  },
  pieces: { dragon: polish("smok", "smoka", "smoka"), fairy: polish("wróżka", "wróżki", "wróżkę") },
  tasks: {
    dragon: "Najpierw przesuń smoka o jedną płytkę.",
    wanderer: "Najpierw przesuń swojego wędrowca albo go zostaw.",
  },
};

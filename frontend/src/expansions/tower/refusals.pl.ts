import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "tower.site": "Na tej płytce nie ma fundamentu wieży. Wybierz zaznaczoną wieżę.",
    "tower.closed": "Na tej wieży stoi strażnik, więc jest zamknięta. Wybierz inną wieżę.",
    "tower.supply": "Nie masz już elementów wieży.",
    "tower.used":
      "Figurę na tę płytkę masz już za sobą, więc nie dołożysz elementu wieży. Cofnij, by zamiast tego budować.",
    "guard.bare": "Na tym fundamencie nie ma jeszcze elementu wieży. Wybierz wieżę z co najmniej jednym elementem.",
    "guard.kind": "{piece.Nom} nie może stać na wieży. Wybierz innego podwładnego.",
    "capture.absent": "Nie ma tam takiego podwładnego. Wybierz zaznaczonego.",
    "capture.far": "Wieża tam nie sięga. Wybierz zaznaczonego podwładnego.",
    "capture.safe": "Tej figury nie można pojmać: {piece}. Wybierz zaznaczonego podwładnego.",
    "capture.own": "Przy tym stole nikt nie pojmuje własnych podwładnych. Wybierz cudzego.",
    "exchange.absent": "Ten gracz nie trzyma takiego twojego podwładnego. Wybierz z listy.",
    "ransom.absent": "Ten gracz nie trzyma takiego twojego podwładnego. Wybierz z listy.",
    "ransom.again": "W tej turze okup już zapłacono. Następny dopiero w twojej następnej turze.",
    "ransom.poor": "Okup kosztuje 3 punkty, a masz mniej.",
  },
  pieces: { tower: polish("element wieży", "elementu wieży", "element wieży") },
  tasks: {
    capture: "Najpierw pojmij podwładnego albo zrezygnuj.",
    exchange: "Najpierw wybierz, kto wraca.",
  },
};

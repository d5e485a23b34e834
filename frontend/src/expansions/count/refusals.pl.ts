import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "setup.count": "Miasto Carcassonne potrzebuje swoich dwunastu płytek, każdej raz i w ich porządku.",
    "leaving.absent": "Nie masz takiego podwładnego w tej dzielnicy. Wybierz jednego ze swoich.",
    "leaving.blocked": "W tej dzielnicy stoi hrabia: nikt jej teraz nie opuszcza.",
    "leaving.way": "Z tej dzielnicy nie ma tam drogi ({kind}). Wybierz zaznaczone miejsce.",
    "leaving.kind": "{piece.Nom} nie może tam stanąć ({kind}). Wybierz zaznaczone miejsce.",
    "leaving.goal": "Dołączyć można tylko tam, gdzie teraz są punkty. Wybierz zaznaczone miejsce.",
    "entering.supply": "Nie masz figury, która mogłaby wejść do miasta ({piece}).",
    "entering.quarter": "{piece.Nom} nie mógłby już opuścić tej dzielnicy. Wybierz inną.",
    "count.quarter": "Hrabia idzie do jednej z trzech innych dzielnic albo zostaje.",
    "count.name": "Miasto nie ma takiej dzielnicy.",
    "count.inside": "Za murem nie ma ziemi, na którą można wejść.",
  },
  pieces: { city_count: polish("hrabia", "hrabiego", "hrabiego") },
  tasks: {
    leave_city: "Najpierw wyślij podwładnego z miasta albo zostaw tam wszystkich.",
    enter_city: "Najpierw postaw podwładnego w mieście albo zrezygnuj.",
    count: "Najpierw przenieś hrabiego albo go zostaw.",
  },
};

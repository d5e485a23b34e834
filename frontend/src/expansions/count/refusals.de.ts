import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "setup.count": "Die Stadt Carcassonne braucht ihre zwölf Plättchen, jedes einmal und in ihrer Ordnung.",
    "leaving.absent": "In diesem Viertel hast du keinen solchen Gefolgsmann. Wähle einen von deinen.",
    "leaving.blocked": "In diesem Viertel steht der Graf: Jetzt geht dort niemand hinaus.",
    "leaving.way": "Aus diesem Viertel führt kein Weg dorthin ({kind}). Wähle eine markierte Stelle.",
    "leaving.kind": "{piece.The} kann dort nicht stehen ({kind}). Wähle eine markierte Stelle.",
    "leaving.goal": "Dazukommen kann man nur, wo jetzt gewertet wird. Wähle eine markierte Stelle.",
    "entering.supply": "Du hast {piece.no}, der in die Stadt könnte.",
    "entering.quarter": "{piece.The} käme aus diesem Viertel nie wieder hinaus. Wähle ein anderes.",
    "count.quarter": "Der Graf geht in eines der anderen drei Viertel oder bleibt.",
    "count.name": "So ein Viertel hat die Stadt nicht.",
    "count.inside": "Innerhalb der Mauer gibt es kein Land zu betreten.",
  },
  pieces: { city_count: german("m", "Graf") },
  tasks: {
    leave_city: "Schicke zuerst einen Gefolgsmann aus der Stadt oder lass alle dort.",
    enter_city: "Stelle zuerst einen Gefolgsmann in die Stadt oder verzichte.",
    count: "Versetze zuerst den Grafen oder lass ihn stehen.",
  },
};

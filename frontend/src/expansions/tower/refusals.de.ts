import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "tower.site": "Auf diesem Plättchen ist kein Turmfundament. Wähle einen markierten Turm.",
    "tower.closed": "Auf diesem Turm steht eine Wache, er ist geschlossen. Wähle einen anderen Turm.",
    "tower.supply": "Du hast kein Turmteil mehr.",
    "tower.used":
      "Du hast deine Figur für dieses Plättchen schon eingesetzt, also kommt kein Turmteil dazu. Nimm zurück, um stattdessen zu bauen.",
    "guard.bare": "Auf diesem Fundament liegt noch kein Turmteil. Wähle einen Turm mit mindestens einem Teil.",
    "guard.kind": "{piece.The} darf auf keinen Turm. Wähle einen anderen Gefolgsmann.",
    "capture.absent": "Dort steht kein solcher Gefolgsmann. Wähle einen markierten.",
    "capture.far": "So weit reicht der Turm nicht. Wähle einen markierten Gefolgsmann.",
    "capture.safe": "{piece.The} dort kann nicht gefangen werden. Wähle einen markierten Gefolgsmann.",
    "capture.own": "An diesem Tisch fängt niemand eigene Gefolgsleute. Wähle einen anderen.",
    "exchange.absent": "Dieser Spieler hält keinen solchen Gefolgsmann von dir. Wähle einen aus der Liste.",
    "ransom.absent": "Dieser Spieler hält keinen solchen Gefolgsmann von dir. Wähle einen aus der Liste.",
    "ransom.again": "Du hast in diesem Zug schon Lösegeld gezahlt. Warte damit bis zu deinem nächsten Zug.",
    "ransom.poor": "Das Lösegeld kostet 3 Punkte, und du hast weniger.",
  },
  pieces: { tower: german("n", "Turmteil") },
  tasks: {
    capture: "Fange zuerst einen Gefolgsmann oder lehne ab.",
    exchange: "Wähle zuerst, wer zurückkommt.",
  },
};

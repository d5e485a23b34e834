import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  setting: "Porzucone partie",
  never: "Nikt nie może ich rozstrzygnąć",
  after: {
    one: "Można rozstrzygnąć po {count} dniu",
    few: "Można rozstrzygnąć po {count} dniach",
    many: "Można rozstrzygnąć po {count} dniach",
    other: "Można rozstrzygnąć po {count} dnia",
  },
  "never.text": "Partia, do której gracze nie wracają, czeka, aż się pojawią.",
  "after.text":
    "Jeśli wszyscy pozostali są nieobecni przez tyle czasu, a partia czeka na kogoś z nich, gracz może ją rozstrzygnąć. Nieobecni liczą się wtedy jako odchodzący, a partia się kończy.",
  card: {
    one: "rozstrzygnięcie po {count} dniu",
    few: "rozstrzygnięcie po {count} dniach",
    many: "rozstrzygnięcie po {count} dniach",
    other: "rozstrzygnięcie po {count} dnia",
  },
  claimed: "rozstrzygnięta pod nieobecność",
};

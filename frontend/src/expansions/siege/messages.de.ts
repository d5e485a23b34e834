import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "part.besiegers": { one: "Belagerung", other: "Belagerung" },
  "escape.yours": "Verlässt ein Gefolgsmann die belagerte Stadt?",
  "escape.theirs": "{name} darf einen Gefolgsmann aus einer belagerten Stadt nehmen",
  "escape.what":
    "Ein Kloster liegt in der Nähe, also darf ein Gefolgsmann jetzt heimkehren, ohne Punkte. Unfertig bringt eine belagerte Stadt am Ende nichts.",
  "escape.from": "Zurücknehmen: {piece}, {place}",
  "escape.not": "Alle dort lassen",
  "alert.escape": "Einer deiner Gefolgsleute darf eine belagerte Stadt verlassen",
  "log.escape": "{name}: {piece} hat die belagerte Stadt verlassen, {place}",
  "log.escape.not": "{name}: Niemand hat die belagerte Stadt verlassen",
  "siege.city": "Belagert",
  "siege.lost": { one: "{count} Punkt weniger als {full}", other: "{count} Punkte weniger als {full}" },
  "siege.unfinished": "unfertig am Ende: nichts",
  "siege.finished": { one: "fertig {count} Punkt statt {full}", other: "fertig {count} Punkte statt {full}" },
  "siege.field": {
    one: "fertig bringt sie jeder Wiese {count} Punkt statt {full}",
    other: "fertig bringt sie jeder Wiese {count} Punkte statt {full}",
  },
  "siege.double": { one: "{count} belagerte Stadt zählt doppelt", other: "{count} belagerte Städte zählen doppelt" },
  "siege.double.open": {
    one: "{count} belagerte Stadt zählt doppelt, sobald sie fertig ist",
    other: "{count} belagerte Städte zählen doppelt, sobald sie fertig sind",
  },
};

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  scores: { one: "Bringt sofort {count} Punkt mehr", other: "Bringt sofort {count} Punkte mehr" },
  gives: { one: "Gibt den anderen {count} Punkt weniger", other: "Gibt den anderen {count} Punkte weniger" },
  shares: {
    one: "Teilt {what} ({place}) mit {name}: {count} Punkt",
    other: "Teilt {what} ({place}) mit {name}: {count} Punkte",
  },
  takes: {
    one: "Nimmt {name} {what} ({place}) ab: {count} Punkt",
    other: "Nimmt {name} {what} ({place}) ab: {count} Punkte",
  },
  claims: {
    one: "Besetzt {what} ({place}): etwa {count} Punkt",
    other: "Besetzt {what} ({place}): etwa {count} Punkte",
  },
  grows: {
    one: "Macht {what} ({place}) etwa {count} Punkt wertvoller",
    other: "Macht {what} ({place}) etwa {count} Punkte wertvoller",
  },
  blocks: {
    one: "Entwertet {what} von {name} ({place}) um etwa {count} Punkt",
    other: "Entwertet {what} von {name} ({place}) um etwa {count} Punkte",
  },
  farms: {
    one: "Macht die Wiese ({place}) etwa {count} Punkt wertvoller",
    other: "Macht die Wiese ({place}) etwa {count} Punkte wertvoller",
  },
  figures: { one: "Lässt {count} Figur mehr im Vorrat", other: "Lässt {count} Figuren mehr im Vorrat" },
  better: { one: "Bringt insgesamt etwa {count} Punkt mehr", other: "Bringt insgesamt etwa {count} Punkte mehr" },

  "what.road": "die Straße",
  "what.city": "die Stadt",
  "what.field": "die Wiese",
  "what.monastery": "das Kloster",
  "what.other": "das Gebiet ({kind})",
};

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.wanderer": "Wanderer",
  "piece.office": "Amtshaus",
  "kind.wanderer": "Wanderer",
  "kind.office": "Amtshaus",
  "office.yours": "Dein Amtshaus hier errichten?",
  "office.theirs": "{name} darf ein Amtshaus errichten",
  "office.what":
    "Dein Bürgermeister hat diese Stadt gewertet. Dein Amtshaus bleibt, wenn er zu dir zurückkehrt, und bringt Punkte, wenn eine Straße es mit fertigen Städten und Klöstern verbindet.",
  "office.moves": "Es verlässt die Stadt, in der es jetzt steht ({place}), und bringt in diesem Zug nichts.",
  "office.at": "Amtshaus {on}, {place}",
  "office.not": "Hier kein Amtshaus",
  "wanderer.move": "Den Wanderer versetzen: {on}",
  "wanderer.extra": "zusätzlich zur Figur des Zuges",
  "log.wanderer": "{name} hat den Wanderer versetzt: {on}",
  "log.office": "{name} hat ein Amtshaus errichtet: {place}",
  "log.office.not": "{name} hat kein Amtshaus errichtet",
  "alert.office": "Du darfst dein Amtshaus errichten",
  "score.wanderer": {
    one: "{name} hat {count} Punkt durch den Wanderer bekommen",
    other: "{name} hat {count} Punkte durch den Wanderer bekommen",
  },
  "score.office": {
    one: "{name} hat {count} Punkt durch das Amtshaus bekommen",
    other: "{name} hat {count} Punkte durch das Amtshaus bekommen",
  },
  "network.ends": "Straßen zu: {ends}",
  "network.none": "die Straßen führen zu keiner Stadt und keinem Kloster",
  "network.end": { one: "{kind} für {count} Punkt", other: "{kind} für {count} Punkte" },
  "network.end.complete": "{kind}, fertig",
  "network.end.castle": "Burg",
  "network.walking": "Wanderer: {names}",
};

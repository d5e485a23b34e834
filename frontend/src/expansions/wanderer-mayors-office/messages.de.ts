import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.wanderer": "Wanderer",
  "piece.office": "Amt",
  "kind.wanderer": "Wanderer",
  "kind.office": "Amt",
  "office.yours": "Hier dein Amt einrichten?",
  "office.theirs": "{name} darf ein Amt einrichten",
  "office.what":
    "Dein Bürgermeister hat die Punkte dieser Stadt verdient. Dein Amt bleibt, wenn er heimgeht, und bringt Punkte, wenn eine Straße es mit fertigen Städten und Klöstern verbindet.",
  "office.moves": "Es verlässt die Stadt, in der es jetzt steht ({place}), und bringt in diesem Zug nichts.",
  "office.at": "Amt {on}, {place}",
  "office.not": "Hier kein Amt",
  "wanderer.move": "Den Wanderer versetzen: {on}",
  "wanderer.extra": "zusätzlich zur Figur des Zuges",
  "log.wanderer": "{name} versetzte den Wanderer {on}",
  "log.office": "{name} richtete ein Amt ein bei {place}",
  "log.office.not": "{name} richtet kein Amt ein",
  "alert.office": "Du darfst dein Amt einrichten",
  "score.wanderer": {
    one: "{name} bekommt {count} Punkt durch den Wanderer",
    other: "{name} bekommt {count} Punkte durch den Wanderer",
  },
  "score.office": {
    one: "{name} bekommt {count} Punkt durch das Amt",
    other: "{name} bekommt {count} Punkte durch das Amt",
  },
  "network.ends": "Wege zu: {ends}",
  "network.none": "die Wege führen zu keiner Stadt und keinem Kloster",
  "network.end": { one: "{kind} für {count} Punkt", other: "{kind} für {count} Punkte" },
  "network.end.complete": "{kind}, fertig",
  "network.end.castle": "Burg",
  "network.walking": "Wanderer: {names}",
};

import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  title: "So wird gespielt",
  lead: "Kurze Lektionen auf einem richtigen Spielbrett. Du legst die Plättchen; die Regeln sagen dir sofort, was nicht geht und warum. Jede Lektion dauert zwei bis drei Minuten, und du kannst jederzeit aufhören.",
  rules: "Die Regeln auf einer Seite, mit Bildern",
  base: "Das Grundspiel",
  expansions: "Die Erweiterungen",
  guest: "Gast",
  other: "Alba",
  step: "Schritt {number} von {of}",
  "do.end": "Beende deinen Zug.",
  "do.done": "Erledigt:",
  earlier: "Bisher",
  "earlier.title": "Was bisher gesagt wurde",
  show: "Zeig es mir",
  "hint.place": "Wähle die markierte Stelle. Dreh das Plättchen, wenn die Kanten noch nicht passen.",
  "hint.do": "Wähle jetzt: {what}",
  done: "Sehr gut! Diese Lektion hast du geschafft.",
  next: "Weiter: {title}",
  play: "Eine Partie spielen",
  all: "Alle Lektionen",
  again: "Noch einmal spielen",
  share: "Diese Lektion teilen",
  "state.done": "geschafft",
  "state.begun": "{at} von {of}",
};

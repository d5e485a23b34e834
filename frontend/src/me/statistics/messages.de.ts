import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  title: "In Zahlen",
  filter: "Welche Partien",
  all: "Alle Partien",
  base: "Nur das Grundspiel",
  games: "Partien",
  wins: "Siege",
  share: "{wins} ({percent})",
  mean: "Punkte im Schnitt",
  best: "Bestes Ergebnis",
  tiles: "Gelegte Plättchen",
  figures: "Eingesetzte Figuren",
  biggest: "Meiste Punkte auf einmal",
  time: "Verbrauchte Zeit",
  places: "Plätze nach Spielerzahl",
  players: "Spieler",
  place: "{place}.",
  sources: "Woher die Punkte kamen",
  source: "Quelle",
  points: "Punkte",
  empty: "Die Zahlen stehen hier, sobald eine Partie zu Ende ist.",
  "empty.filter": "Keine beendeten Partien dieser Art.",
  note: "Beendete Partien, gezählt kurz nach ihrem Ende.",
  "note.public": "Beendete öffentliche Partien, gezählt kurz nach ihrem Ende.",
};

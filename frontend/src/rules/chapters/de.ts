// Titles of chapters that belong to no expansion, in German, under the English ones.

import type { ChapterWords } from "./types.ts";

export const de: ChapterWords = {
  "How to read these rules": "Wie diese Regeln zu lesen sind",
  "General and setup": "Allgemeines und Vorbereitung",
  "Turn, drawing, placing": "Spielzug, Ziehen, Legen",
  "How segments join": "Wie sich Teile von Gebieten verbinden",
  Deploying: "Figuren setzen",
  "Completion and points": "Fertige Gebiete und Punkte",
  "Majority and return": "Mehrheit und Rückkehr",
  Fields: "Wiesen",
  "Options of the base game": "Optionen des Grundspiels",
  "Order of a turn": "Ablauf eines Zuges",
  "Leaving, undo and bids": "Verlassen, Rückgängig und Gebote",
  "When the clauses act in a turn": "Wann die Regeln im Zug gelten",
  Figures: "Figuren",
  "Which pieces and expansions meet": "Welche Figuren und Erweiterungen aufeinandertreffen",
  "Other pairs": "Weitere Paare",
  Clauses: "Die Regeln",
  General: "Allgemeines",
};

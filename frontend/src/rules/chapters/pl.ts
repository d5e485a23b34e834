// Titles of chapters that belong to no expansion, in Polish, under the English ones.

import type { ChapterWords } from "./types.ts";

export const pl: ChapterWords = {
  "How to read these rules": "Jak czytać te zasady",
  "General and setup": "Zasady ogólne i przygotowanie",
  "Turn, drawing, placing": "Tura, dobieranie, kładzenie",
  "How segments join": "Jak łączą się części obszarów",
  Deploying: "Stawianie figur",
  "Completion and points": "Ukończone obszary i punkty",
  "Majority and return": "Przewaga i powrót",
  Fields: "Łąki",
  "Options of the base game": "Opcje gry podstawowej",
  "Order of a turn": "Przebieg tury",
  "Leaving, undo and bids": "Opuszczanie partii, cofanie i oferty",
  "When the clauses act in a turn": "Kiedy zasady działają w turze",
  Figures: "Figury",
  "Which pieces and expansions meet": "Które figury i dodatki się spotykają",
  "Other pairs": "Inne pary",
  Clauses: "Zasady",
  General: "Zasady ogólne",
};

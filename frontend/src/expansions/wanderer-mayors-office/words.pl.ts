import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Wędrowiec i urząd burmistrza",
  maker: "Dodatek fanowski, autor: Leven.",
  chapters: {
    Setup: "Przygotowanie",
    "Access roads": "Dojazdy",
    "The road network": "Sieć dróg",
    "Deploying and moving the wanderer": "Stawianie i przesuwanie wędrowca",
    "Where the wanderer counts as standing": "Gdzie liczy się obecność wędrowca",
    "Going home": "Powrót do zapasu",
    "Scoring by the wanderer": "Punktowanie wędrowca",
    "Establishing the mayor's office": "Zakładanie urzędu burmistrza",
    "Scoring by the mayor's office": "Punktowanie urzędu burmistrza",
    "Wanderers and offices": "Wędrowcy i urzędy",
    "Wanderer and office": "Wędrowiec i urząd",
  },
};

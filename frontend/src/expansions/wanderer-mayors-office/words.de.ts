import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Wanderer und Amtshaus",
  maker: "Fan-Erweiterung von Leven.",
  chapters: {
    Setup: "Vorbereitung",
    "Access roads": "Zufahrten",
    "The road network": "Das Straßennetz",
    "Deploying and moving the wanderer": "Den Wanderer einsetzen und bewegen",
    "Where the wanderer counts as standing": "Wo der Wanderer als anwesend gilt",
    "Going home": "Rückkehr in den Vorrat",
    "Scoring by the wanderer": "Wertung durch den Wanderer",
    "Establishing the mayor's office": "Das Amtshaus gründen",
    "Scoring by the mayor's office": "Wertung durch das Amtshaus",
    "Wanderers and offices": "Wanderer und Amtshäuser",
    "Wanderer and office": "Wanderer und Amtshaus",
  },
};

import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Die Zugbrücken",
  maker: "Veröffentlicht als kleine Erweiterung, 2023.",
  options: {
    "drawbridge.tie": {
      title: "Gleichstand auf einer Straße",
      text: "Bei Gleichstand auf einer fertigen Straße darf niemand ihre Zugbrücken benutzen, oder alle mit Gleichstand dürfen es.",
      values: { nobody: "Niemand geht hinüber", "each-tied": "Alle mit Gleichstand dürfen" },
    },
  },
  chapters: {
    "Setup and tiles": "Vorbereitung und Plättchen",
    Turn: "Spielzug",
    "What the printed rules leave open": "Was die gedruckten Regeln offenlassen",
    "Drawbridges and wagons": "Zugbrücken und Wagen",
    Drawbridge: "Zugbrücke",
  },
};

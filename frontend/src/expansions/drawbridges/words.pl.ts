import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Mosty zwodzone",
  maker: "Wydany jako mały dodatek w 2023 roku.",
  options: {
    "drawbridge.tie": {
      title: "Remis na drodze",
      text: "Przy remisie na ukończonej drodze nikt nie może użyć jej mostów zwodzonych albo może to zrobić każdy z remisujących.",
      values: { nobody: "Nikt nie przechodzi", "each-tied": "Może każdy z remisujących" },
    },
  },
  chapters: {
    "Setup and tiles": "Przygotowanie i płytki",
    Turn: "Tura",
    "What the printed rules leave open": "Czego nie rozstrzygają drukowane zasady",
    "Drawbridges and wagons": "Mosty zwodzone i wozy",
    Drawbridge: "Most zwodzony",
  },
};

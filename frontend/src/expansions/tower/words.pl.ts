import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Wieża",
  maker: "Opublikowany dodatek Klausa-Jürgena Wredego, po raz pierwszy w 2006 roku.",
  options: {
    "tower.own": {
      title: "Pojmanie własnych podwładnych",
      text: "Czy gracz może pojmać własnego podwładnego, który wtedy od razu do niego wraca.",
    },
  },
  chapters: {
    "Setup and tiles": "Przygotowanie i płytki",
    "Where in the turn": "Kiedy w turze",
    "Building and closing": "Budowanie i zamykanie",
    Capture: "Pojmanie",
    "Exchange of prisoners": "Wymiana więźniów",
    Ransom: "Okup",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

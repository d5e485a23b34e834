import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Fantom",
  maker: "Wydany dodatek, po raz pierwszy w 2011 roku.",
  chapters: {
    Setup: "Przygotowanie",
    "What he is": "Czym jest",
    "Deploying him": "Stawianie",
    "Where in the turn": "Kiedy w turze",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

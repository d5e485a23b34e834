import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Hrabia Carcassonne",
  maker: "Opublikowany dodatek Klausa-Jürgena Wredego, po raz pierwszy w 2004 roku.",
  options: {
    "count.base_start": {
      title: "Płytka startowa gry podstawowej",
      text: "Co dzieje się z płytką startową gry podstawowej: zostaje w pudełku albo jest wtasowana w stos.",
      values: { box: "zostaje w pudełku", mixed: "jest wtasowana" },
    },
    "count.final": {
      title: "Wyjście z miasta przed punktacją końcową",
      text: "Dokąd podwładni mogą wyjść z miasta Carcassonne przed punktacją końcową: z każdej dzielnicy do nieukończonych obszarów i na łąki albo tylko z targu na łąki.",
      values: { "all-quarters": "z każdej dzielnicy", market: "tylko z targu" },
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    "Entering the city": "Wejście do miasta",
    "Leaving the city": "Wyjście z miasta",
    "End of the game": "Koniec gry",
    "The city as a city": "Miasto jako miasto",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

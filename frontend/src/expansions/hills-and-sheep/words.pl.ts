import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Wzgórza i owce",
  maker: "Opublikowany dodatek Klausa-Jürgena Wredego, po raz pierwszy w 2014 roku.",
  options: {
    "hs.hills": {
      title: "Wzgórza",
      text: "Pod każde wzgórze trafia płytka, na którą nikt nie patrzy, a podwładny na wzgórzu wygrywa remis.",
    },
    "hs.vineyards": {
      title: "Winnice",
      text: "Każda winnica obok ukończonego klasztoru daje mu 3 punkty więcej.",
    },
    "hs.sheep": {
      title: "Pasterze i owce",
      text: "Każdy ma pasterza, który zbiera stado na łące.",
    },
    "hill.tiebreak": {
      title: "Remisy na wzgórzach",
      text: "Kto wygrywa remis: wszyscy remisujący z podwładnym na wzgórzu czy ten, kto ma ich tam najwięcej.",
      values: { presence: "Wystarczy jeden podwładny na wzgórzu", number: "Najwięcej na wzgórzach" },
    },
    "vineyard.garden": {
      title: "Winnice dla ogrodów",
      text: "Czy winnice służą też ukończonym ogrodom.",
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    Shepherd: "Pasterz",
    Flock: "Stado",
    Hills: "Wzgórza",
    Vineyards: "Winnice",
    "Draws from bags (also for other expansions with tokens)":
      "Losowanie z woreczków (także dla innych dodatków z żetonami)",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

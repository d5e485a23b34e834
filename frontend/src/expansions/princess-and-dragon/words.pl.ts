import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Księżniczka i smok",
  maker: "Opublikowany dodatek Klausa-Jürgena Wredego, po raz pierwszy w 2005 roku.",
  options: {
    "dragon.moves": {
      title: "Kiedy rusza się smok",
      text: "Smok rusza się przed punktowaniem tego, co ukończyła płytka, albo po nim.",
      values: { "before-scoring": "Przed punktowaniem", "after-scoring": "Po punktowaniu" },
    },
    "fairy.place": {
      title: "Gdzie stoi wróżka",
      text: "Wróżka stoi przy jednym podwładnym i należy tylko do niego albo stoi na płytce dla wszystkich podwładnych na niej.",
      values: { "next-to": "Przy jednym podwładnym", "on-tile": "Na płytce, dla wszystkich tam" },
    },
    "castle.fairy": {
      title: "Wróżka w zamkach",
      text: "Czy wróżka może trafić do podwładnego w zamku.",
    },
    "princess.removal": {
      title: "Księżniczka odsyła rycerza",
      text: "Księżniczka może odesłać rycerza albo musi to zrobić.",
      values: { may: "Jeśli gracz chce", must: "Zawsze" },
    },
  },
  chapters: {
    "Setup and tiles": "Przygotowanie i płytki",
    "Where in the turn": "Kiedy w turze",
    "Dragon and volcano": "Smok i wulkan",
    Volcano: "Wulkan",
    "Before the dragon is in play": "Zanim smok wejdzie do gry",
    Movement: "Ruch",
    Eating: "Co zjada smok",
    Fairy: "Wróżka",
    "Moving her": "Przenoszenie wróżki",
    Protection: "Ochrona",
    Points: "Punkty",
    "When her follower goes": "Gdy jej podwładny odchodzi",
    Princess: "Księżniczka",
    "Magic portal": "Magiczny portal",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

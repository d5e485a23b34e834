import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Król i rozbójnik",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2003 roku.",
  options: {
    "kr.king": {
      title: "Król",
      text: "Kto ukończy największe dotąd miasto, ma króla i na końcu dostaje 1 punkt za każde ukończone miasto.",
    },
    "kr.robber": {
      title: "Rozbójnik",
      text: "Kto ukończy najdłuższą dotąd drogę, ma rozbójnika i na końcu dostaje 1 punkt za każdą ukończoną drogę.",
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    King: "Król",
    "Robber baron": "Rozbójnik",
    End: "Koniec",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

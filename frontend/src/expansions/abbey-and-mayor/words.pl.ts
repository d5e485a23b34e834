import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Opactwo i burmistrz",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2007 roku.",
  options: {
    "wagon.move": {
      title: "Dokąd jedzie wóz",
      text: "Dokąd może pojechać wóz, gdy jego obszar zostanie podliczony: do tego, co z nim połączone, albo do czegokolwiek na jego płytce i ośmiu wokół.",
      values: { connected: "Do tego, co połączone", nearby: "Do czegokolwiek na płytce lub wokół" },
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    Abbey: "Opactwo",
    Mayor: "Burmistrz",
    Wagon: "Wóz",
    Barn: "Stodoła",
    "Abbeys and barns": "Opactwa i stodoły",
  },
};

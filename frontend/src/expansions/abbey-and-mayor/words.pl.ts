import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Opactwo i burmistrz",
  card: {
    adds: "Dla każdego opactwo, burmistrz, wóz i stodoła.",
    asks: "Kiedy wypełnić lukę opactwem, dokąd pojedzie wóz, kiedy zamknąć łąkę stodołą.",
    rules: [
      "Zamiast dobierać możesz położyć opactwo w luce otoczonej z czterech stron. Pasuje zawsze i zamyka to, czego dotyka.",
      "Opactwo jest klasztorem: 9 punktów, gdy jest otoczone.",
      "Burmistrz staje tylko w miastach i liczy się za tyle, ile miasto ma tarcz: bez tarcz za nikogo.",
      "Gdy jego teren zostanie podliczony, wóz może pojechać na coś otwartego i wolnego obok.",
      "Stodoła staje na rogu, gdzie schodzą się cztery łąki: chłopi tam punktują od razu i wracają do domu.",
      "Na końcu stodoła daje 4 punkty za każde ukończone miasto swojej łąki.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2007 roku.",
  },
  options: {
    "wagon.move": {
      title: "Dokąd jedzie wóz",
      text: "Dokąd może pojechać wóz, gdy jego teren zostanie podliczony: do tego, co z nim połączone, albo do czegokolwiek na jego płytce i ośmiu wokół.",
      values: { connected: "Do tego, co połączone", nearby: "Do czegokolwiek na płytce lub wokół" },
    },
  },
};

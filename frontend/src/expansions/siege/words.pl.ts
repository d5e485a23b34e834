import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Oblężenie, katarzy i oblegający",
  maker: "Wydane dodatki, autor: Klaus-Jürgen Wrede: Katarzy, po raz pierwszy w 2004 roku, i Oblegający.",
  parts: { besiegers: "Oblegający", cathars: "Katarzy" },
  options: {
    "siege.escape": {
      title: "Ucieczka z oblężonego miasta",
      text: "Obok której płytki miasta musi leżeć klasztor, także na ukos, żeby podwładny mógł z niego uciec: obok płytki z oblegającymi czy obok dowolnej. Wyłączone: nikt nie ucieka.",
      values: {
        "besieging-tile": "klasztor obok oblegających",
        "city-tile": "klasztor obok miasta",
        off: "nikt nie ucieka",
      },
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    Points: "Punkty",
    Fields: "Łąki",
    Escape: "Ucieczka",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

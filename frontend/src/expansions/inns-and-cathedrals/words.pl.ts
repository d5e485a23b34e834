import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Karczmy i katedry",
  card: {
    adds: "Drogi z karczmami, dwie katedry i dla każdego duży pionek.",
    asks: "Kiedy zaryzykować drogę lub miasto, które liczą się podwójnie albo wcale.",
    rules: [
      "Ukończona droga przy karczmie daje 2 punkty za płytkę zamiast 1.",
      "Ukończone miasto z katedrą daje 3 punkty za każdą płytkę i każdą tarczę.",
      "Jeśli taka droga lub miasto nie zostanie ukończone do końca gry, nie daje nic.",
      "Duży pionek staje wszędzie tam, gdzie zwykły, i przy ustalaniu większości liczy się za dwa.",
      "Karczmę lub katedrę wolno dołożyć także tam, gdzie szkodzi innym.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2002 roku.",
  },
};

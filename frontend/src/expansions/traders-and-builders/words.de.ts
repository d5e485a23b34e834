import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Händler und Baumeister",
  card: {
    adds: "Waren in Städten, und für alle ein Baumeister und ein Schwein.",
    asks: "Welche Straße oder Stadt für ein zweites Plättchen wachsen soll, und wessen Stadt man ihrer Waren wegen schließt.",
    rules: [
      "Der Baumeister kommt zu einem eigenen Gefolgsmann auf eine Straße oder in eine Stadt. Lässt dein Plättchen sie wachsen, bekommst du sofort ein zweites.",
      "Ein drittes Plättchen gibt es in einem Zug nie.",
      "Wer eine Stadt fertigstellt, nimmt ihre Waren, auch wenn jemand anders sie wertet.",
      "Am Ende bringen am meisten Wein, am meisten Korn und am meisten Tuch je 10 Punkte; bei Gleichstand auch.",
      "Das Schwein kommt zu einem eigenen Bauern. Wertest du diese Wiese, zählt jede Stadt 4 statt 3.",
      "Baumeister und Schwein zählen nie für die Mehrheit.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2003.",
  },
  options: {
    "bazaar.builder_turn": {
      title: "Der zweite Zug des Baumeisters",
      text: "Ob der zweite Zug des Baumeisters vor oder nach dem Basar kommt.",
      values: { after: "Nach dem Basar", before: "Vor dem Basar" },
    },
  },
};

import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Wirtshäuser und Kathedralen",
  card: {
    adds: "Straßen mit Wirtshäusern, zwei Kathedralen und für alle ein großer Gefolgsmann.",
    asks: "Wann man eine Straße oder Stadt wagt, die doppelt zählt oder gar nicht.",
    rules: [
      "Eine fertige Straße an einem Wirtshaus zählt 2 Punkte je Plättchen statt 1.",
      "Eine fertige Stadt mit Kathedrale zählt 3 Punkte für jedes Plättchen und jeden Wimpel.",
      "Bleibt eine solche Straße oder Stadt bis zum Ende offen, zählt sie nichts.",
      "Der große Gefolgsmann darf überall hin, wo ein Gefolgsmann hin darf, und zählt bei der Mehrheit doppelt.",
      "Wirtshaus und Kathedrale darf man auch dorthin legen, wo sie anderen schaden.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2002.",
  },
};

import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Wanderer und Amtshaus",
  card: {
    adds: "Kurze Zufahrten, und für alle ein Wanderer und ein Amt.",
    asks: "Welche Straßen man verbindet, und wann der Bürgermeister ein Amt zurücklässt.",
    rules: [
      "Verbindest du zum ersten Mal zwei Städte, oder eine Stadt und ein Kloster, darf dein Wanderer auf diese Straße, zusätzlich zum Gefolgsmann.",
      "Wird eine Stadt oder ein Kloster fertig, zu dem dein Wanderer gehen kann, bekommst du auch Punkte: 1 je Plättchen, 9 für ein Kloster.",
      "Er geht heim, wenn seine Straßen und alles an ihren Enden fertig ist.",
      "Wertest du eine Stadt durch deinen Bürgermeister, darf dein Amt dort bleiben.",
      "Das Amt zählt andere fertige Städte und Klöster, die mit seiner Stadt verbunden werden.",
      "Auf einer Zufahrt steht kein Gefolgsmann; ein Wagen darf sie befahren.",
    ],
    maker: "Fan-Erweiterung von Leven.",
  },
};

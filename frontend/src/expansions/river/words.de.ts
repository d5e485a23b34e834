import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Der Fluss",
  card: {
    adds: "Ein Fluss, der vor allem anderen gelegt wird, von der Quelle bis zum See.",
    asks: "Wohin sich das Land öffnet, und wer die ersten Städte und Wiesen nimmt.",
    rules: [
      "Die Quelle ist das erste Plättchen. Reihum werden die Flussplättchen gelegt, bis der See liegt; dann geht es weiter wie sonst.",
      "Jedes Flussplättchen führt den Fluss fort, und er darf nicht gleich wieder zurück.",
      "Gefolgsleute kommen auf Städte, Straßen, Klöster und Wiesen des Flusses, nie ins Wasser.",
      "Der Fluss trennt die Wiesen; eine Straße über eine gedruckte Brücke läuft weiter.",
      "Der zweite Fluss hat eine Gabelung: zwei Arme, zwei Enden.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, in zwei Teilen, der erste 2001.",
  },
  parts: { "river-1": "Fluss I", "river-2": "Fluss II" },
};

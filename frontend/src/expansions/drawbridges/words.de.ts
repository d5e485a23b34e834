import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Die Zugbrücken",
  card: {
    adds: "Plättchen mit einer Zugbrücke an jedem Stadttor.",
    asks: "Ob ein Gefolgsmann von der Straße heimgeht oder in die Stadt an ihrem Ende.",
    rules: [
      "Eine fertige Straße wird wie immer gewertet. Dann kommen ihre Zugbrücken an die Reihe.",
      "Ist die Stadt dahinter fertig, ist die Brücke oben und nichts geschieht.",
      "Ist sie offen, ist die Brücke unten: Wer auf der Straße die Mehrheit hat, darf Gefolgsleute von dort in die Stadt schicken statt heim.",
      "Wer schon in der Stadt steht, ist gleich.",
      "Bei mehreren Gefolgsleuten oder Brücken entscheidest du für jeden.",
    ],
    maker: "Veröffentlicht als kleine Erweiterung, 2023.",
  },
  options: {
    "drawbridge.tie": {
      title: "Gleichstand auf einer Straße",
      text: "Bei Gleichstand auf einer fertigen Straße darf niemand ihre Zugbrücken benutzen, oder alle mit Gleichstand dürfen es.",
      values: { nobody: "Niemand geht hinüber", "each-tied": "Alle mit Gleichstand dürfen" },
    },
  },
};

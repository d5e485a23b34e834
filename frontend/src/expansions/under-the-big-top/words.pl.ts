import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Pod kopułą cyrku",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2017 roku.",
  options: {
    "top.circus": {
      title: "Cyrk",
      text: "Gdy cyrk odjeżdża, daje punkty wszystkim, którzy stoją wokół niego.",
      values: { on: "z cyrkiem", off: "bez cyrku" },
    },
    "top.acrobats": {
      title: "Akrobaci",
      text: "Podwładni mogą być akrobatami, trzech z nich tworzy piramidę.",
      values: { on: "z akrobatami", off: "bez akrobatów" },
    },
    "top.ringmaster": {
      title: "Dyrektorzy cyrku",
      text: "Każdy gracz ma dyrektora cyrku. Daje on punkty za cyrki i akrobatów wokół siebie.",
      values: { on: "z dyrektorami cyrku", off: "bez dyrektorów cyrku" },
    },
    "top.extra_followers": {
      title: "Więcej podwładnych",
      text: "Ilu podwładnych więcej ma każdy gracz, jak w późniejszym wydaniu.",
      values: { "0": "żadnych", "2": "dwóch dla każdego" },
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    Circus: "Cyrk",
    Acrobats: "Akrobaci",
    Ringmaster: "Dyrektor cyrku",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Klasztory regionu",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede: klasztory w Niemczech, w Holandii i Belgii.",
  options: {
    "monasteries.base": {
      title: "Klasztory z gry podstawowej",
      text: "Czy sześć klasztorów z gry podstawowej ustępuje miejsca nowym, czy zostaje w grze.",
      values: { replace: "wychodzą z gry", keep: "zostają w grze" },
    },
  },
  chapters: {
    Setup: "Przygotowanie",
    "Monk or abbot": "Mnich czy opat",
    Monk: "Mnich",
    "Lying abbot": "Leżący opat",
    "Several figures": "Kilka figur",
    End: "Koniec",
    "With other expansions": "Z innymi dodatkami",
    Options: "Opcje",
  },
};

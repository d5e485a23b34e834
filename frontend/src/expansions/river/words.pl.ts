import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Rzeka",
  card: {
    adds: "Rzeka, którą kładzie się przed wszystkim innym, od źródła do jeziora.",
    asks: "W którą stronę otworzy się kraina i kto zajmie pierwsze miasta i łąki.",
    rules: [
      "Źródło jest pierwszą płytką. Gracze kładą po kolei płytki rzeki, aż legnie jezioro; potem gra toczy się zwyczajnie.",
      "Każda płytka rzeki prowadzi ją dalej, a rzeka nie może od razu zawrócić.",
      "Pionki stają na miastach, drogach, klasztorach i łąkach rzeki, nigdy w wodzie.",
      "Rzeka dzieli łąki; droga przez nadrukowany most biegnie dalej.",
      "Druga rzeka ma rozwidlenie: dwa ramiona, dwa końce.",
    ],
    maker: "Wydany dodatek w dwóch częściach, autor: Klaus-Jürgen Wrede, pierwsza w 2001 roku.",
  },
  parts: { "river-1": "Rzeka I", "river-2": "Rzeka II" },
};

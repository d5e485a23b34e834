import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Mosty zwodzone",
  card: {
    adds: "Płytki z mostem zwodzonym przy każdej bramie miasta.",
    asks: "Czy pionek wraca z drogi do domu, czy przechodzi do miasta na jej końcu.",
    rules: [
      "Ukończoną drogę punktuje się jak zwykle. Potem patrzy się na jej mosty zwodzone.",
      "Jeśli miasto za mostem jest ukończone, most jest podniesiony i nic się nie dzieje.",
      "Jeśli nie, most jest opuszczony: kto ma większość na drodze, może wysłać z niej pionki do miasta zamiast do domu.",
      "Nie ma znaczenia, kto już stoi w mieście.",
      "Przy kilku pionkach lub mostach decydujesz o każdym pionku.",
    ],
    maker: "Wydany jako mały dodatek w 2023.",
  },
  options: {
    "drawbridge.tie": {
      title: "Remis na drodze",
      text: "Przy remisie na ukończonej drodze nikt nie może użyć jej mostów zwodzonych albo może każdy z remisujących.",
      values: { nobody: "Nikt nie przechodzi", "each-tied": "Może każdy z remisujących" },
    },
  },
};

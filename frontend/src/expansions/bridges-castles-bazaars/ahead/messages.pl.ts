import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "bids.title": "Licytuj z góry",
  "bids.count": {
    one: "Licytuj z góry ({count} płytka)",
    few: "Licytuj z góry ({count} płytki)",
    many: "Licytuj z góry ({count} płytek)",
    other: "Licytuj z góry ({count} płytki)",
  },
  "bids.note":
    "Twoja najwyższa oferta pozostaje tajna. Gra daje za ciebie o jeden więcej niż następna oferta; 0 oznacza pas. Każdy licytuje raz, więc gracze po tobie mogą jeszcze podbić.",
  "bids.most": "Najwyższa oferta za płytkę {number}",
  "bids.keep": "Zapisz",
  "bids.back": "Wycofaj",
  "bids.until": "Płytka {number}: do {bid}",
  "bids.never": "Nigdy nie odkupuję: sprzedaję każdą płytkę, którą wystawię",
};

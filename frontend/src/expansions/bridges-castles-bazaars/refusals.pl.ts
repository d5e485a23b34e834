import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "bridge.cell": "Nie ma tu płytki. Zbuduj most na płytce.",
    "bridge.second": "Na tej płytce stoi już most. Wybierz inną.",
    "bridge.end": "Oba końce mostu muszą leżeć na krawędziach z łąką. Obróć most albo wybierz inną płytkę.",
    "bridge.beyond": "Za każdym końcem mostu musi być droga albo puste pole. Obróć most albo wybierz inną płytkę.",
    "bridge.axis": "Most biegnie z północy na południe albo ze wschodu na zachód.",
    "bridge.forced": "Położona płytka wymaga mostu w zaznaczonym miejscu. Zbuduj go tam.",
    "bridge.far": "Zbuduj most na właśnie położonej płytce albo na sąsiedniej.",
    "bridge.again": "Przy tej płytce już zbudowano most.",
    "bridge.turn": "W tej turze już zbudowano most.",
    "bridge.supply": "Nie masz już mostów.",
    "bridge.late": "Most możesz zbudować tylko przed postawieniem figury.",
    "bridge.moment": "Most możesz zbudować tylko po położeniu płytki, a przed zakończeniem tury.",
    "castle.other": "Najpierw zdecyduj o zaznaczonym mieście.",
    "castle.feature": "Ten obszar nie został ukończony obok twojego zamku. Wybierz zaznaczony obszar.",
    "auction.none": "Żadna płytka nie jest teraz na licytacji.",
    "auction.opening":
      "Żadna płytka nie jest jeszcze na licytacji. Najpierw jeden z graczy wybiera płytkę i składa pierwszą ofertę.",
    "auction.over": "Licytacja tej płytki jest zakończona. Teraz płytka zostanie kupiona albo sprzedana.",
    "auction.highest": "Możesz zaoferować najwyżej {limit} albo spasować.",
    "auction.purse": "Możesz zaoferować najwyżej {limit} (tyle masz punktów) albo spasować.",
    "auction.cover": "Masz za mało punktów, by zapłacić {bid}. Zamiast tego sprzedaj płytkę.",
    "auction.tile": "Ta płytka nie jest na licytacji. Wybierz inną.",
    "auction.bid": "Rozpocznij licytację od oferty 0 lub wyższej.",
    "auction.served": "Masz już płytkę, więc nie możesz dalej licytować.",
    "auction.called": "W licytacji tej płytki twoja kolej już była.",
    "auction.turn": "Teraz licytuje albo pasuje {player}.",
    "auction.raise": "Zaoferuj {min} lub więcej albo spasuj.",
    "auction.choice": "Zdecyduj, czy kupujesz, czy sprzedajesz.",
  },
  pieces: {
    bridge: polish("most", "mostu", "most"),
    castle: polish("zamek", "zamku", "zamek"),
  },
  kinds: {
    castle: polish("zamek", "zamku", "zamek", "do zamku"),
  },
  tasks: {
    castle: "Najpierw zapunktuj to miasto albo zamień je w zamek.",
    choose_feature: "Najpierw wybierz obszar, za który twój zamek dostanie punkty.",
    auction_choose: "Najpierw wybierz płytkę i rozpocznij licytację.",
    auction_bid: "Najpierw złóż ofertę albo spasuj.",
    auction_settle: "Najpierw kup albo sprzedaj płytkę.",
    choose_tile: "Najpierw wybierz płytkę.",
  },
};

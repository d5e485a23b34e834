import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "piece.bridge": "Most",
  "bridge.needed": "Tu potrzebny jest most: zbudujesz go zaraz po dołożeniu, ze swojego zapasu.",
  "bridge.needs": "potrzebny most",
  "bridge.cells": {
    one: "{count} miejsce wymaga mostu",
    few: "{count} miejsca wymagają mostu",
    many: "{count} miejsc wymaga mostu",
    other: "{count} miejsca wymaga mostu",
  },
  "bridge.forced.title": "Zbuduj most",
  "bridge.forced": "Ten kafelek może leżeć tylko z mostem. Zbuduj go, żeby grać dalej, albo cofnij dołożenie.",
  "bridge.build": "Zbuduj most",
  "bridge.show": {
    one: "Zbuduj most… ({count} miejsce)",
    few: "Zbuduj most… ({count} miejsca)",
    many: "Zbuduj most… ({count} miejsc)",
    other: "Zbuduj most… ({count} miejsca)",
  },
  "bridge.hide": "Teraz bez mostu",
  "bridge.choose": "Wybierz miejsce na most. Oba jego końce staną się drogą.",
  "bridge.left": {
    one: "został {count} most",
    few: "zostały {count} mosty",
    many: "zostało {count} mostów",
    other: "zostało {count} mostu",
  },
  "bridge.none": "Nie ma już mostów",
  "bridge.at": "Most {axis}, {place}",
  "bridge.axis.ns": "z północy na południe",
  "bridge.axis.ew": "ze wschodu na zachód",
  "bridge.discard": "Pasuje tylko z mostem. Zbuduj most albo odłóż kafelek i dobierz następny.",
  "log.bridge": "{name} buduje most, {place}, {axis}",
  "log.discard": "{name} odkłada kafelek, który wymagał mostu",
};

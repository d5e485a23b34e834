import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "piece.bridge": "Most",
  "bridge.needed": "Ta płytka wymaga tu mostu. Powstanie razem z płytką, z twojego zapasu.",
  "bridge.needs": "wymaga mostu",
  "bridge.cells": {
    one: "{count} pole wymaga mostu",
    few: "{count} pola wymagają mostu",
    many: "{count} pól wymaga mostu",
    other: "{count} pola wymaga mostu",
  },
  "bridge.forced.title": "Zbuduj most",
  "bridge.forced": "Ta płytka wymaga tu mostu. Zbuduj go albo cofnij położenie płytki.",
  "bridge.build": "Zbuduj most",
  "bridge.show": "Zbuduj most…",
  "bridge.places": {
    one: "{count} miejsce",
    few: "{count} miejsca",
    many: "{count} miejsc",
    other: "{count} miejsca",
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
  "bridge.discard": "Pasuje tylko z mostem. Zbuduj most albo odłóż płytkę i dobierz następną.",
  "log.bridge": "{name} buduje most, {place}, {axis}",
  "log.discard": "{name} odkłada płytkę, która wymagała mostu",
};

import type { en } from "./messages.en.ts";
import type { Translation } from "../../i18n/core.svelte.ts";

export const pl: Translation<typeof en> = {
  unchecked: "Nie cała partia",
  unsure: "Niesprawdzona",
  stopped:
    "Plik gry ma dalszy ciąg, ale jego zdarzenia {number} ({code}) nie da się zagrać według tutejszych zasad: {why}",
  unknown: "Plik wymaga tam czegoś, czego te zasady nie znają.",
  newer:
    "Ten plik gry powstał według nowszych zasad (wersja {newer}), a widać go tak, jak grają go zasady tutejsze (wersja {known}).",
  differs: "Od zdarzenia {number} może to nie być rozegrana partia: wartość kontrolna pliku jest inna.",
};

import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "board.summary": "{tiles}, {cities}.",
  "board.tiles": { one: "{count} płytka", few: "{count} płytki", many: "{count} płytek", other: "{count} płytki" },
  "board.cities": {
    one: "{count} otwarte miasto",
    few: "{count} otwarte miasta",
    many: "{count} otwartych miast",
    other: "{count} otwartego miasta",
  },
  "board.yours": "Twoje: {list}.",
  "board.own": "{kind} ({place})",
  "board.none": "Jeszcze nic nie jest twoje.",
  "map.fields": "Pokaż, czyje są łąki",
  "map.again": "Dotknij tego pola jeszcze raz.",
  "map.misfit": "Ta płytka tam nie pasuje.",
  "map.apart": "Połóż płytkę obok innej. Rogi się nie liczą.",
};

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "drawbridge.yours": "Czy podwładny przejdzie przez most zwodzony?",
  "drawbridge.theirs": "{name} decyduje, kto przejdzie przez most zwodzony",
  "drawbridge.what":
    "Twoja droga została podliczona, a most zwodzony jest opuszczony. Wyślij podwładnego do miasta albo go zabierz. Nie ma znaczenia, kto już tam stoi.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Zabierz podwładnego",
  "log.drawbridge": "{name}: {piece} przechodzi przez most zwodzony, {place}",
  "log.drawbridge.not": "{name} zabiera podwładnego przy moście zwodzonym",
  "alert.drawbridge": "Twój podwładny może przejść przez most zwodzony",
};

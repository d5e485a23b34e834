import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  offer: "Zaproponuj wspólny koniec",
  "offer.title": "Zakończyć teraz partię?",
  "offer.text":
    "Pozostali gracze dostaną pytanie. Jeśli wszyscy się zgodzą, partia skończy się w obecnym stanie, z punktacją końcową. Nikt nie liczy się jako odchodzący.",
  "offer.bots": "Partia skończy się w obecnym stanie, z punktacją końcową. Boty się zgadzają.",
  "offer.yes": "Zaproponuj",
  "offer.end": "Zakończ partię",
  "offer.no": "Graj dalej",
  asked: "{name} proponuje zakończyć partię teraz, w obecnym stanie, z punktacją końcową.",
  waiting: "Zgadzasz się na koniec partii. Jeszcze zapytani: {names}.",
  ready: "Wszyscy zgadzają się na koniec partii.",
  agree: "Zgadzam się",
  decline: "Graj dalej",
  withdraw: "Wycofaj",
  end: "Zakończ partię teraz",
  title: "Propozycja wspólnego końca",
  away: "{name} odpada po zbyt długiej nieobecności",
  log: "Wszyscy gracze zgodzili się na koniec partii",
};

import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  title: "Jak się gra",
  lead: "Krótkie lekcje na prawdziwej planszy. Układasz płytki, a zasady od razu mówią, czego nie można zrobić i dlaczego. Każda lekcja trwa dwie lub trzy minuty i możesz przerwać w każdej chwili.",
  rules: "Zasady na jednej stronie, z obrazkami",
  base: "Gra podstawowa",
  expansions: "Dodatki",
  guest: "Gość",
  other: "Alba",
  step: "Krok {number} z {of}",
  "do.end": "Zakończ turę.",
  "do.done": "Zrobione:",
  earlier: "Wcześniej",
  "earlier.title": "Co już było",
  show: "Pokaż mi",
  "hint.place": "Wybierz zaznaczone miejsce. Obróć płytkę, jeśli jej krawędzie jeszcze nie pasują.",
  "hint.do": "Teraz wybierz: {what}",
  done: "Świetnie! Ta lekcja za tobą.",
  next: "Dalej: {title}",
  play: "Zagraj partię",
  all: "Wszystkie lekcje",
  again: "Zagraj jeszcze raz",
  share: "Udostępnij tę lekcję",
  "state.done": "ukończona",
  "state.begun": "{at} z {of}",
};

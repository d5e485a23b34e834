import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  title: "Pomysły",
  thinking: "Szukam pomysłów…",
  failed: "Nie znaleziono pomysłów na czas. Zapytaj jeszcze raz albo graj dalej.",
  again: "Zapytaj ponownie",
  close: "Zamknij pomysły",
  then: "potem: {what}",
  "then.none": "bez figury",
  goesOn: "Dalszy ciąg pomysłu",
  usual: "Tak zrobiłby bot.",
  number: "Pomysł {number}: {what}",
  points: {
    one: "o {count} punkt lepszy niż zwykły ruch",
    few: "o {count} punkty lepszy niż zwykły ruch",
    many: "o {count} punktów lepszy niż zwykły ruch",
    other: "o {count} punktu lepszy niż zwykły ruch",
  },
  chance: "szansa na wygraną większa o {percent}%",
  taken: "Dotychczasowe prośby: {count}",
  there: {
    one: "Jest {count} pomysł",
    few: "Są {count} pomysły",
    many: "Jest {count} pomysłów",
    other: "Jest {count} pomysłu",
  },
};

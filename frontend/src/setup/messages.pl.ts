import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "expansion.reconstructed": "odtworzone płytki",
  "expansion.reconstructed.why":
    "Publiczne zasady pokazują te płytki tylko na ilustracjach, których brak w tekście. Listę odtworzyliśmy na podstawie tekstu zasad; może się różnić od drukowanej.",
  aids: "Pomoc w grze",
  "aids.beginner": "Dla początkujących",
  "aids.usual": "Jak zwykle",
  "aids.tournament": "Turniej",
  "aids.beginner.text": "Przewidywane wyniki i zabarwione łąki widać od pierwszej tury.",
  "aids.usual.text": "Przewidywane wyniki, widok łąk i pozostałe płytki, kiedy tylko zechcecie.",
  "aids.tournament.text":
    "Bez przewidywanych wyników, wartości obszarów, widoku łąk, pozostałych płytek i zaznaczonych pól. Po partii wszystko jest dostępne.",
};

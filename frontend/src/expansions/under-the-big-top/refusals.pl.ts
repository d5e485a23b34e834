import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "acrobat.far": "Akrobatę stawia się na położonej właśnie płytce albo na płytce akrobatów obok niej, także na ukos.",
    "acrobat.kind": "Akrobatami mogą być tylko zwykli podwładni, {piece.nom} nie.",
    "acrobat.full": "Ta piramida jest pełna: stoi w niej trzech akrobatów.",
    "acrobat.bridge": "Nad tą płytką leży most, więc nie może na niej stać akrobata.",
    "bridge.acrobats": "Na tej płytce stoją akrobaci, więc nie może nad nią leżeć most.",
    "pyramid.absent": "Nie ma tam akrobatów. Wybierz pełną piramidę.",
    "pyramid.open": "Ta piramida nie jest jeszcze pełna: do podliczenia potrzeba trzech akrobatów.",
  },
  pieces: { ringmaster: polish("dyrektor cyrku", "dyrektora cyrku", "dyrektora cyrku") },
};

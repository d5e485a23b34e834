import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "expansion.reconstructed": "rekonstruierte Plättchen",
  "expansion.reconstructed.why":
    "Die öffentlichen Regeln zeigen diese Plättchen nur auf Bildern, die im Text fehlen. Wir haben die Liste nach dem Regeltext neu zusammengestellt; sie kann von der gedruckten abweichen.",
  aids: "Hilfen im Spiel",
  "aids.beginner": "Für Einsteiger",
  "aids.usual": "Wie üblich",
  "aids.tournament": "Turnier",
  "aids.beginner.text": "Hochrechnung und gefärbte Wiesen sind vom ersten Zug an zu sehen.",
  "aids.usual.text": "Hochrechnung, Ansicht der Wiesen und übrige Plättchen, wann immer ihr sie haben wollt.",
  "aids.tournament.text":
    "Keine Hochrechnung, kein Wert von Gebieten, keine Ansicht der Wiesen, keine übrigen Plättchen, keine markierten Felder. Nach der Partie ist alles zu sehen.",
};

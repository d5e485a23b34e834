import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  cells: "Pfeiltasten: von einer möglichen Stelle zur nächsten",
  enter: "Enter: Plättchen dorthin legen; noch einmal: bestätigen",
  rotate: "R, Umschalt+R: Plättchen drehen",
  numbers: "1 bis 9: Stelle für eine Figur wählen",
  next: "P, Umschalt+P: nächste/vorige Figur oder Ziel",
  end: "E: Zug beenden",
  undo: "Strg+Z: rückgängig",
  hint: "H: Ideen, in Partien gegen Bots",
  map: "+, −, 0: vergrößern, verkleinern, alles zeigen",
  look: "F: Spielbrett erkunden, N: Figur für Figur",
};

import type { en } from "./messages.en.ts";
import type { Translation } from "../../i18n/core.svelte.ts";

export const de: Translation<typeof en> = {
  unchecked: "Nicht die ganze Partie",
  unsure: "Nicht geprüft",
  stopped:
    "Die Spieldatei geht weiter, aber ihr Ereignis {number} ({code}) lässt sich nach den Regeln hier nicht spielen: {why}",
  unknown: "Die Datei verlangt dort etwas, das diese Regeln nicht haben.",
  newer:
    "Diese Spieldatei entstand unter neueren Regeln (Stand {newer}) und ist so zu sehen, wie die Regeln hier (Stand {known}) sie spielen.",
  differs:
    "Ab Ereignis {number} ist das vielleicht nicht die Partie, die gespielt wurde: Der Prüfwert der Datei ist ein anderer.",
};

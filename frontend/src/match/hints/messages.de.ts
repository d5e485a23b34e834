import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  title: "Ideen",
  thinking: "Ideen werden gesucht …",
  failed: "In der Zeit wurden keine Ideen gefunden. Frag noch einmal oder spiel weiter.",
  again: "Noch einmal fragen",
  close: "Ideen schließen",
  then: "dann: {what}",
  "then.none": "keine Figur",
  goesOn: "So geht die Idee weiter",
  usual: "Das würde ein Bot spielen.",
  number: "Idee {number}: {what}",
  points: { one: "{count} Punkt besser als ein üblicher Zug", other: "{count} Punkte besser als ein üblicher Zug" },
  chance: "{percent}\u00a0% mehr Gewinnchance",
  taken: "Bisher gefragt: {count}-mal",
  there: { one: "{count} Idee ist da", other: "{count} Ideen sind da" },
};

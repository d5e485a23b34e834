import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "drawbridge.yours": "Geht jemand über die Zugbrücke?",
  "drawbridge.theirs": "{name} entscheidet, wer über eine Zugbrücke geht",
  "drawbridge.what":
    "Deine Straße ist gewertet, und eine Zugbrücke ist unten: Ein Gefolgsmann von dir darf in die Stadt gehen statt heim, wer auch immer dort steht.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Nicht hinüber: heim",
  "log.drawbridge": "{name}: {piece} ging über die Zugbrücke, {place}",
  "log.drawbridge.not": "{name} lässt niemanden über die Zugbrücke",
  "alert.drawbridge": "Ein Gefolgsmann von dir darf über eine Zugbrücke",
};

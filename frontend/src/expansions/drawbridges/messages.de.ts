import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "drawbridge.yours": "Geht ein Gefolgsmann über die Zugbrücke?",
  "drawbridge.theirs": "{name} entscheidet, wer über eine Zugbrücke geht",
  "drawbridge.what":
    "Deine Straße ist gewertet und eine Zugbrücke ist unten. Schick einen Gefolgsmann in die Stadt oder nimm ihn zurück. Wer dort schon steht, ist egal.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Den Gefolgsmann zurücknehmen",
  "log.drawbridge": "{name}: {piece} ist über die Zugbrücke gegangen, {place}",
  "log.drawbridge.not": "{name} hat den Gefolgsmann an der Zugbrücke zurückgenommen",
  "alert.drawbridge": "Einer deiner Gefolgsleute darf über eine Zugbrücke gehen",
};

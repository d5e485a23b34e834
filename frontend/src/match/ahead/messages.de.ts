import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "ahead.title": "Antworten im Voraus",
  "ahead.of": "Antworten im Voraus: {name}",
  "ahead.note": "Niemand sonst sieht sie, bevor sie gebraucht werden. Du kannst sie jederzeit zurücknehmen.",
  "ahead.pass": "Bis zu meinem nächsten Zug immer passen",
  "ahead.back": "Zurücknehmen",
};

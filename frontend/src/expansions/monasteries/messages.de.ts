import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "kind.abbacy": "Liegender Abt",
  "on.abbacy": "als liegender Abt",
  "for.abbacy": "einen liegenden Abt",
  "source.abbacy": "Liegende Äbte",
  "abbacy.end": "Zählt am Ende: 1 Punkt für jedes Plättchen seiner Zeile und Spalte ohne Lücke",
  "abbacy.closed": "Als es umbaut war, lagen hier nur Äbte; deshalb wird es nie fertig",
};

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  fields: "Wiesen",
  "fields.asking": "Wird gezählt …",
  "fields.none": "Noch hat keine Wiese einen Gefolgsmann oder eine fertige Stadt.",
  "fields.free": "Niemand",
  "fields.count": { one: "{count} Wiese", other: "{count} Wiesen" },
  "fields.cities": { one: "{count} Stadt zählt", other: "{count} Städte zählen" },
  "fields.points": { one: "jetzt {count} Punkt", other: "jetzt {count} Punkte" },
  "fields.would": { one: "{count} Punkt zu holen", other: "{count} Punkte zu holen" },
};

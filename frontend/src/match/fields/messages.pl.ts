import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  fields: "Łąki",
  "fields.asking": "Liczę…",
  "fields.none": "Na żadnej łące nie ma jeszcze podwładnego ani ukończonego miasta.",
  "fields.free": "Niczyje",
  "fields.count": { one: "{count} łąka", few: "{count} łąki", many: "{count} łąk", other: "{count} łąki" },
  "fields.cities": {
    one: "liczy się {count} miasto",
    few: "liczą się {count} miasta",
    many: "liczy się {count} miast",
    other: "liczy się {count} miasta",
  },
  "fields.points": {
    one: "teraz {count} punkt",
    few: "teraz {count} punkty",
    many: "teraz {count} punktów",
    other: "teraz {count} punktu",
  },
  "fields.would": {
    one: "{count} punkt do zdobycia",
    few: "{count} punkty do zdobycia",
    many: "{count} punktów do zdobycia",
    other: "{count} punktu do zdobycia",
  },
};

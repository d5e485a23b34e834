import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "board.summary": "{tiles}, {cities}.",
  "board.tiles": { one: "{count} Plättchen", other: "{count} Plättchen" },
  "board.cities": { one: "{count} offene Stadt", other: "{count} offene Städte" },
  "board.yours": "Dir gehören: {list}.",
  "board.own": "{kind} ({place})",
  "board.none": "Dir gehört noch nichts.",
  "map.fields": "Zeigen, wem die Wiesen gehören",
  "map.again": "Tippe die Stelle noch einmal an.",
  "map.misfit": "Dieses Plättchen passt dort nicht.",
  "map.apart": "Lege das Plättchen an ein anderes an. Ecken zählen nicht.",
};

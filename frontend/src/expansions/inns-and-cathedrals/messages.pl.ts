import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "piece.big": "Duży podwładny",
  "part.inns": { one: "{count} karczma", few: "{count} karczmy", many: "{count} karczm", other: "{count} karczmy" },
  "part.cathedrals": {
    one: "{count} katedra",
    few: "{count} katedry",
    many: "{count} katedr",
    other: "{count} katedry",
  },
};

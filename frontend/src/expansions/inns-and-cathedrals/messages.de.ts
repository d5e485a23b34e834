import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.big": "Großer Gefolgsmann",
  "part.inns": { one: "{count} Wirtshaus", other: "{count} Wirtshäuser" },
  "part.cathedrals": { one: "{count} Kathedrale", other: "{count} Kathedralen" },
};

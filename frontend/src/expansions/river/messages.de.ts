import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "tile.river": "Fluss",
  "turn.river": { one: "Der Fluss: noch {count} Plättchen", other: "Der Fluss: noch {count} Plättchen" },
  "turn.river.lake": "Der Fluss: nur noch dieses Plättchen",
  "turn.river.back": {
    one: "{count} Plättchen passte nirgends und wurde unter die anderen gelegt",
    other: "{count} Plättchen passten nirgends und wurden unter die anderen gelegt",
  },
};

import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  skip: "Skip to my turn",
  pace: "Speed of the bots",
  "pace.watch": "Watch",
  "pace.quick": "Quick",
  "pace.at_once": "At once",
  "pace.note": "If players choose differently, the slowest pace counts.",
} as const satisfies Catalogue;

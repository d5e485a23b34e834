import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "scores.what": "Scored, newest first",
  "scores.points": "Points",
} as const satisfies Catalogue;

import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.phantom": "Phantom",
} as const satisfies Catalogue;

import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "do.recall": "Take the abbot back from {place}",
  "piece.abbot": "Abbot",
  "on.garden": "in the garden",
  "kind.garden": "Garden",
  "tile.garden": "garden",
  "log.recall": "{name} took the abbot back",
  "for.garden": "a garden",
} as const satisfies Catalogue;

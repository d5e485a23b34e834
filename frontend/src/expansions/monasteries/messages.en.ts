import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "kind.abbacy": "Lying abbot",
  "on.abbacy": "as a lying abbot",
  "for.abbacy": "a lying abbot",
  "source.abbacy": "Lying abbots",
  "abbacy.end": "Scores at the end: 1 point for each tile of its row and column without a gap",
  "abbacy.closed": "Only lying abbots were here when it was surrounded, so it is never completed",
} as const satisfies Catalogue;

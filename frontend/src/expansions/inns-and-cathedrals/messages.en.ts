import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.big": "Big follower",
  "part.inns": { one: "{count} inn", other: "{count} inns" },
  "part.cathedrals": { one: "{count} cathedral", other: "{count} cathedrals" },
} as const satisfies Catalogue;

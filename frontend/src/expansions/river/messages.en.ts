import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "tile.river": "river",
  "turn.river": { one: "The river: {count} tile to come", other: "The river: {count} tiles to come" },
  "turn.river.lake": "The river: only this tile is left",
  "turn.river.back": {
    one: "{count} tile fitted nowhere and was put back under the others",
    other: "{count} tiles fitted nowhere and were put back under the others",
  },
} as const satisfies Catalogue;

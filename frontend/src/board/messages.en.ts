import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  "board.summary": "{tiles}, {cities}.",
  "board.tiles": { one: "{count} tile", other: "{count} tiles" },
  "board.cities": { one: "{count} open city", other: "{count} open cities" },
  "board.yours": "Yours: {list}.",
  "board.own": "{kind} ({place})",
  "board.none": "Nothing is yours yet.",
  "map.fields": "Show whose fields they are",
  "map.again": "Tap the space again.",
  "map.misfit": "This tile does not fit there.",
  "map.apart": "Place the tile next to another one. Corners don’t count.",
} as const satisfies Catalogue;

import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  fitting: "Tiles that fit this space",
  "fitting.some": { one: "{count} of {left} tiles left fits here", other: "{count} of {left} tiles left fit here" },
  "fitting.none": "None of the tiles left fits here.",
  "fitting.more": "and {count} more",
} as const satisfies Catalogue;

import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  "box.reconstructed": "reconstructed tiles",
  "box.reconstructed.why":
    "The public rules show these tiles only in pictures that are not in the text. Their list was put together again from what the rules say, and may differ from the printed one.",
} as const satisfies Catalogue;

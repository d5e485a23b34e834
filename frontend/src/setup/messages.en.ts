import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  "expansion.reconstructed": "reconstructed tiles",
  "expansion.reconstructed.why":
    "The public rules show these tiles only in pictures that are not in the text. We rebuilt the list from what the rules say; it may differ from the printed one.",
} as const satisfies Catalogue;

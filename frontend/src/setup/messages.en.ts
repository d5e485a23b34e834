import type { Catalogue } from "../i18n/core.svelte.ts";

export const en = {
  "expansion.reconstructed": "reconstructed tiles",
  "expansion.reconstructed.why":
    "The public rules show these tiles only in pictures that are not in the text. We rebuilt the list from what the rules say; it may differ from the printed one.",
  aids: "Help during the game",
  "aids.beginner": "For beginners",
  "aids.usual": "As usual",
  "aids.tournament": "Tournament",
  "aids.beginner.text": "Projected totals are open, and fields are tinted, from the first turn.",
  "aids.usual.text": "Projected totals, a view of the fields and the tiles left, whenever you ask for them.",
  "aids.tournament.text":
    "No projected totals, no worth of features, no view of the fields, no tiles left, no marked spaces. All of it is there after the game.",
} as const satisfies Catalogue;

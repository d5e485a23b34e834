import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "kind.shrine": "Shrine",
  "on.shrine": "in the shrine",
  "tile.shrine": "shrine",
  "for.shrine": "a shrine",
  "source.shrine": "Shrines",
  "challenge.shrine": "Challenge with the shrine at {place}: only the building completed first scores",
  "challenge.monastery": "Challenge with the monastery at {place}: only the building completed first scores",
  "lost.shrine": "{name} lost the challenge: no points for the shrine",
  "lost.monastery": "{name} lost the challenge: no points for the monastery",
} as const satisfies Catalogue;

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "kind.shrine": "Sanktuarium",
  "on.shrine": "do sanktuarium",
  "tile.shrine": "sanktuarium",
  "for.shrine": "sanktuarium",
  "source.shrine": "Sanktuaria",
  "challenge.shrine": "Wyzwanie, sanktuarium na {place}: punkty daje tylko budowla ukończona jako pierwsza",
  "challenge.monastery": "Wyzwanie, klasztor na {place}: punkty daje tylko budowla ukończona jako pierwsza",
  "lost.shrine": "{name}: przegrane wyzwanie, bez punktów za sanktuarium",
  "lost.monastery": "{name}: przegrane wyzwanie, bez punktów za klasztor",
};

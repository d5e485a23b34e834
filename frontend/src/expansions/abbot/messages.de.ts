import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "do.recall": "{piece} von {place} heimholen",
  "piece.abbot": "Abt",
  "on.garden": "in den Garten",
  "kind.garden": "Garten",
  "tile.garden": "Garten",
  "log.recall": "{name} hat heimgeholt: {piece}",
  "for.garden": "einen Garten",
};

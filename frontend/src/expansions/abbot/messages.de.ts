import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "do.recall": "Den Abt zurücknehmen: {place}",
  "piece.abbot": "Abt",
  "on.garden": "in den Garten",
  "kind.garden": "Garten",
  "tile.garden": "Garten",
  "log.recall": "{name} hat den Abt zurückgenommen",
  "for.garden": "einen Garten",
};

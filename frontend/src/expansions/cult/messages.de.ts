import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "kind.shrine": "Kultstätte",
  "on.shrine": "in die Kultstätte",
  "tile.shrine": "Kultstätte",
  "for.shrine": "eine Kultstätte",
  "source.shrine": "Kultstätten",
  "challenge.shrine":
    "Wettstreit mit der Kultstätte auf {place}: Nur das Gebäude, das zuerst fertig ist, bringt Punkte",
  "challenge.monastery":
    "Wettstreit mit dem Kloster auf {place}: Nur das Gebäude, das zuerst fertig ist, bringt Punkte",
  "lost.shrine": "{name} hat den Wettstreit verloren: keine Punkte für die Kultstätte",
  "lost.monastery": "{name} hat den Wettstreit verloren: keine Punkte für das Kloster",
};

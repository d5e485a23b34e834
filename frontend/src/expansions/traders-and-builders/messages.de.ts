import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.builder": "Baumeister",
  "piece.pig": "Schwein",
  "kind.goods": "Waren",
  "turn.second": "Zweites Plättchen dieses Zuges",
  "turn.earned": "Der Baumeister bringt in diesem Zug ein zweites Plättchen.",
  "goods.wine": "Wein",
  "goods.grain": "Korn",
  "goods.cloth": "Tuch",
  "goods.got": {
    one: "{name} hat {count} Ware genommen: {goods}",
    other: "{name} hat {count} Waren genommen: {goods}",
  },
  "goods.each": "{count} {kind}",
  "score.goods": {
    one: "{name} hat {count} Punkt für Waren bekommen",
    other: "{name} hat {count} Punkte für Waren bekommen",
  },
  "score.goods.most": "{kind}: am meisten, {count} → {points}",
};

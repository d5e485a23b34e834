import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.builder": "Baumeister",
  "piece.pig": "Schwein",
  "kind.goods": "Waren",
  "turn.second": "Zweites Plättchen dieses Zuges",
  "turn.earned": "Der Baumeister bringt ein zweites Plättchen in diesem Zug.",
  "goods.wine": "Wein",
  "goods.grain": "Korn",
  "goods.cloth": "Tuch",
  "goods.got": { one: "{name} nimmt {count} Ware: {goods}", other: "{name} nimmt {count} Waren: {goods}" },
  "goods.each": "{count} {kind}",
  "score.goods": { one: "{name} bekommt {count} Punkt für Waren", other: "{name} bekommt {count} Punkte für Waren" },
  "score.goods.most": "{kind}: am meisten, {count} → {points}",
};

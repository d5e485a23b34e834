import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.builder": "Builder",
  "piece.pig": "Pig",
  "kind.goods": "Goods",
  "turn.second": "Second tile of this turn",
  "turn.earned": "The builder brings a second tile this turn.",
  "goods.wine": "Wine",
  "goods.grain": "Grain",
  "goods.cloth": "Cloth",
  "goods.got": { one: "{name} took {count} goods token: {goods}", other: "{name} took {count} goods tokens: {goods}" },
  "goods.each": "{count} {kind}",
  "score.goods": { one: "{name} scored {count} point for goods", other: "{name} scored {count} points for goods" },
  "score.goods.most": "{kind}: most tokens, {count} → {points}",
} as const satisfies Catalogue;

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "piece.builder": "Budowniczy",
  "piece.pig": "Świnia",
  "kind.goods": "Towary",
  "turn.second": "Druga płytka tej tury",
  "turn.earned": "Budowniczy daje w tej turze drugą płytkę.",
  "goods.wine": "Wino",
  "goods.grain": "Zboże",
  "goods.cloth": "Sukno",
  "goods.got": {
    one: "{name} bierze {count} towar: {goods}",
    few: "{name} bierze {count} towary: {goods}",
    many: "{name} bierze {count} towarów: {goods}",
    other: "{name} bierze {count} towaru: {goods}",
  },
  "goods.each": "{count} {kind}",
  "score.goods": {
    one: "{name}: {count} punkt za towary",
    few: "{name}: {count} punkty za towary",
    many: "{name}: {count} punktów za towary",
    other: "{name}: {count} punktu za towary",
  },
  "score.goods.most": "{kind}: najwięcej, {count} → {points}",
};

// The steps of a choice as what the chooser shows: names, figures, who is there.

import type { Option } from "./Chooser.svelte";
import type { Level } from "./choiceSteps.ts";
import { kindOf, kindWord, pieceWord, placeWord, sideWord } from "../../words/words.ts";
import { leaves, pieceOf, placeOf } from "../../board/figures/choices.ts";
import type { FeatureShape } from "../../protocol/features.ts";
import { pieceUI } from "../../expansions/registry.ts";
import { t } from "../../words/messages.ts";

/** The groups of one step in words; `shapeOf` knows the features that goals are named by. */
export function optionsOf(level: Level, shapeOf: (key: string) => FeatureShape | undefined): Option[] {
  const options = named(level, shapeOf);
  return level.by === "goal" ? distinguished(level, options) : options;
}

/** Goals with equal words are distinguished by their place, on one tile by their side of it. */
function distinguished(level: Level, options: readonly Option[]): Option[] {
  const alike = ({ label, more }: Option) =>
    options.flatMap((other, nth) =>
      other.label === label && other.more === more ? (placeOf(level.groups[nth]!.actions[0]!) ?? []) : [],
    );
  return options.map((option, nth) => {
    const [place, others] = [placeOf(level.groups[nth]!.actions[0]!), alike(option)];
    if (!place || others.length < 2) return option;
    const neighbours = others.filter(({ x, y }) => x === place.x && y === place.y).length > 1;
    const side = neighbours ? (place.feature ?? "").split("@")[1] : undefined;
    const where = side ? sideWord(side) : placeWord(place.x, place.y);
    return option.more === where ? option : { ...option, more: [option.more, where].filter(Boolean).join(" · ") };
  });
}

function named(level: Level, shapeOf: (key: string) => FeatureShape | undefined): Option[] {
  return level.groups.map(({ key, actions }): Option => {
    const first = actions[0]!;
    const piece = pieceOf(first);
    if (level.by === "piece") {
      const more = pieceUI(piece)?.more?.();
      return { key, piece, label: pieceWord(piece), ...(more ? { more } : {}) };
    }
    if (level.by === "figure") {
      const from = leaves(first);
      return {
        key,
        piece,
        label: t("figure.at", { piece: pieceWord(piece), place: from ? placeWord(from.x, from.y) : "" }),
      };
    }
    const shape = shapeOf(key);
    const place = placeOf(first);
    const label = kindWord(shape?.kind ?? kindOf(place?.feature ?? ""));
    const where = place ? placeWord(place.x, place.y) : "";
    return {
      key,
      label,
      seats: shape?.figures.map((figure) => figure.seat) ?? [],
      more: shape ? t("goal.tiles", { count: shape.tiles }) : where,
    };
  });
}

/** What a step asks. */
export const question = (by: Level["by"]): string => t(`group.${by}`);

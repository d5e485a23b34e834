// Choices of a figure by what they hold: "City", with its size and worth below, and not by a point of the compass.

import { deploys, pieceOf, placeOf, type Choice } from "../../board/figures/choices.ts";
import type { FeatureShape } from "../../protocol/features.ts";
import type { Spot } from "../../protocol/types.ts";
import { t } from "../../words/messages.ts";
import { kindWord, pieceWord, placeWord, sideName } from "../../words/words.ts";

/**
 * The title of each choice that sets a figure on a feature that is known; others keep their words, which say what
 * becomes of the figure. Figures are named where there are several kinds; the side of the
 * tile where two choices would read the same.
 */
export function choiceTitles(
  choices: readonly Choice[],
  shapeOf: (spot: Spot) => FeatureShape | undefined,
  about: (choice: Choice) => string,
): ReadonlyMap<Choice, string> {
  const several =
    new Set(choices.filter(({ action }) => deploys(action)).map(({ action }) => pieceOf(action))).size > 1;
  const plain = choices.flatMap((choice) => {
    const place = placeOf(choice.action);
    const shape = place && !place.corner && deploys(choice.action) ? shapeOf(place) : undefined;
    if (!shape) return [];
    const kind = kindWord(shape.kind);
    const title = several ? `${pieceWord(pieceOf(choice.action))} · ${kind}` : kind;
    return [{ choice, title, whole: `${title} ${about(choice)}`, side: sideName(place?.feature ?? "") }];
  });
  return new Map(
    plain.map(({ choice, title, whole, side }) => {
      const twins = plain.filter((other) => other.whole === whole).length > 1;
      return [choice, twins && side ? `${title} (${side})` : title];
    }),
  );
}

/** Choices with equal words on several tiles say on which of them they are. */
export function withPlaces(choices: readonly Choice[]): Choice[] {
  const placeAt = ({ action }: Choice) => {
    const place = placeOf(action);
    return place ? placeWord(place.x, place.y) : "";
  };
  return choices.map((choice) => {
    const alike = choices.filter(({ label }) => label === choice.label);
    if (!placeOf(choice.action) || new Set(alike.map(placeAt)).size < 2) return choice;
    return { ...choice, label: t("side", { on: choice.label, side: placeAt(choice) }) };
  });
}

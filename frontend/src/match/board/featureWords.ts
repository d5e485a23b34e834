import type { FeatureShape } from "../../protocol/features.ts";
import type { View } from "../../protocol/types.ts";
import { featureUI, gathered } from "../../expansions/registry.ts";
import { t } from "../../words/messages.ts";
import { list } from "../../words/words.ts";
import { nameAt } from "../../shownName.ts";

/** What there is to say about a feature, in the order of interest. */
export function featureWords(shape: FeatureShape, view: View): string[] {
  const own = featureUI(shape.kind)?.words?.(shape, view);
  if (own) return own;
  const worth = worthWords(shape, view);
  const sized = worth.findLastIndex((word) => word === worthNow(shape));
  return [
    ...worth.slice(0, sized < 0 ? worth.length : sized),
    holding(shape, view),
    ...(sized < 0 ? [] : worth.slice(sized)),
  ];
}

/** How large a feature is, how open, what it is worth now and finished; nothing about who holds it. */
export function worthWords(shape: FeatureShape, view: View): string[] {
  const ui = featureUI(shape.kind);
  const own = ui?.words?.(shape, view);
  if (own) return own;
  const words = [t("feature.tiles", { count: shape.tiles })];
  if (shape.complete) words.push(t("feature.complete"));
  else if (shape.kind === "monastery" || ui?.around) words.push(t("feature.open.around", { count: shape.open }));
  else if (shape.kind !== "field" && shape.open > 0) words.push(t("feature.open", { count: shape.open }));
  const now = worthNow(shape);
  if (now) words.push(now);
  const { finished } = shape;
  if (typeof finished === "number" && finished !== shape.value) words.push(t("feature.finished", { count: finished }));
  return words;
}

const worthNow = ({ value }: FeatureShape): string | null =>
  typeof value === "number" ? t("feature.worth", { count: value }) : null;

/** More lines about a feature, of the expansions. */
export const featureLines = (shape: FeatureShape, view: View): string[] =>
  gathered("featureLines", (lines) => lines(shape, view));

function holding(shape: FeatureShape, view: View): string {
  const name = (seat: number) => nameAt(view, seat);
  if (shape.holders.length > 0) {
    const held = t("feature.held", { names: list(shape.holders.map(name)) });
    const seats = [...new Set(shape.figures.map(({ seat }) => seat))];
    if (seats.length < 2) return shape.figures.length < 2 ? held : `${held} (${shape.figures.length})`;
    const each = seats.map((seat) => `${name(seat)} ${shape.figures.filter((figure) => figure.seat === seat).length}`);
    return `${held} (${each.join(", ")})`;
  }
  return shape.figures.length > 0 ? t("feature.shared") : t("feature.nobody");
}

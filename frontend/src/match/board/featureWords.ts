import type { FeatureShape } from "../../protocol/features.ts";
import type { View } from "../../protocol/types.ts";
import { featureUI, gathered } from "../../expansions/registry.ts";
import { t } from "../../words/messages.ts";
import { list } from "../../words/words.ts";

/** What there is to say about a feature, in the order of interest. */
export function featureWords(shape: FeatureShape, view: View): string[] {
  const ui = featureUI(shape.kind);
  const own = ui?.words?.(shape, view);
  if (own) return own;
  const words = [t("feature.tiles", { count: shape.tiles })];
  if (shape.complete) words.push(t("feature.complete"));
  else if (shape.kind === "monastery" || ui?.around) words.push(t("feature.open.around", { count: shape.open }));
  else if (shape.kind !== "field" && shape.open > 0) words.push(t("feature.open", { count: shape.open }));
  words.push(holding(shape, view));
  if (typeof shape.value === "number") words.push(t("feature.worth", { count: shape.value }));
  return words;
}

/** More lines about a feature, of the expansions. */
export const featureLines = (shape: FeatureShape, view: View): string[] =>
  gathered("featureLines", (lines) => lines(shape, view));

function holding(shape: FeatureShape, view: View): string {
  if (shape.holders.length > 0)
    return t("feature.held", { names: list(shape.holders.map((seat) => view.seats[seat]?.name ?? "?")) });
  return shape.figures.length > 0 ? t("feature.shared") : t("feature.nobody");
}

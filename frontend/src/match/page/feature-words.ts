import type { FeatureShape } from "../../board/features.ts";
import type { View } from "../../protocol/types.ts";
import { t as bazaar } from "../../bazaar/messages.ts";
import { networkWords } from "../../boxes/words.ts";
import { t } from "../../words/messages.ts";
import { list, SHARED } from "../../words/words.ts";

/** The castle that this feature is, as the view tells it. */
export function castleOf(shape: FeatureShape, view: View) {
  if (shape.kind !== "castle") return undefined;
  return view.castles?.find(
    ({ x, y, feature }) => shape.home.x === x && shape.home.y === y && shape.home.feature === feature,
  );
}

/** What there is to say about a feature, in the order of interest. */
export function featureWords(shape: FeatureShape, view: View): string[] {
  const castle = castleOf(shape, view);
  if (castle) {
    const inside = (castle.seats ?? []).map((seat) => view.seats[seat]?.name ?? "?");
    const state =
      castle.points === undefined ? bazaar("castle.waits") : bazaar("castle.done", { count: castle.points });
    return [inside.length > 0 ? bazaar("castle.of", { names: list(inside) }) : bazaar("castle.empty"), state];
  }
  const words = [t("feature.tiles", { count: shape.tiles })];
  if (shape.complete) words.push(t("feature.complete"));
  else if (shape.kind === "monastery" || shape.kind === "garden")
    words.push(t("feature.open.around", { count: shape.open }));
  else if (shape.kind !== "field" && shape.open > 0) words.push(t("feature.open", { count: shape.open }));
  words.push(holding(shape, view));
  if (typeof shape.value === "number") words.push(t("feature.worth", { count: shape.value }));
  return words;
}

/** A line for each network of roads: that of a road, and at other features those where somebody walks. */
export function networkLines(shape: FeatureShape, view: View): string[] {
  const told = (shape.networks ?? []).filter((network) => shape.kind === "road" || network.figures.length > 0);
  return told.map((network) => networkWords(network, view, SHARED).join(" · "));
}

function holding(shape: FeatureShape, view: View): string {
  if (shape.holders.length > 0)
    return t("feature.held", { names: list(shape.holders.map((seat) => view.seats[seat]?.name ?? "?")) });
  return shape.figures.length > 0 ? t("feature.shared") : t("feature.nobody");
}

// Networks of connected roads for wanderers and offices, as the server sends them with a feature.

import type { FeatureShape } from "../../protocol/features.ts";
import type { Piece, Spot, View } from "../../protocol/types.ts";
import { kindOf, kindWord, list } from "../../words/words.ts";
import { t } from "./messages.ts";
import { nameAt } from "../../shownName.ts";

export interface NetworkShape {
  pieces: Spot[];
  /** Cities and monasteries, each with the points of its completion (null: a castle's points come from elsewhere). */
  terminals: (Spot & { points: number | null; complete: boolean })[];
  /** Wanderers on these roads and offices at their ends. */
  figures: Piece[];
}

/** The network of a road, or all that reach a city or monastery. */
export const networksOf = (shape: FeatureShape): readonly NetworkShape[] =>
  (shape["networks"] as NetworkShape[] | undefined) ?? [];

/** A line for each network of roads: that of a road, and at other features those where somebody walks. */
export function networkLines(shape: FeatureShape, view: View): string[] {
  const shown = networksOf(shape).filter((network) => shape.kind === "road" || network.figures.length > 0);
  return shown.map((network) => networkWords(network, view).join(" · "));
}

/** What a network of roads leads to and who walks it. */
export function networkWords(network: NetworkShape, view: View): string[] {
  const ends = network.terminals.map((end) => {
    const kind = kindWord(kindOf(end.feature ?? ""));
    if (end.points === null) return t("network.end.castle");
    return end.complete ? t("network.end.complete", { kind }) : t("network.end", { kind, count: end.points });
  });
  const walking = network.figures
    .filter((figure) => figure.piece === "wanderer")
    .map((figure) => nameAt(view, figure.seat));
  const leads = ends.length > 0 ? t("network.ends", { ends: list(ends) }) : t("network.none");
  return walking.length > 0 ? [leads, t("network.walking", { names: list(walking) })] : [leads];
}

/** The spots that hang together with a feature, itself among them where it is no road. */
export function reach(shape: FeatureShape): readonly Spot[] {
  const roads = networksOf(shape).flatMap((network) => network.pieces);
  return shape.kind === "road" ? roads : [...shape.spots, ...roads];
}

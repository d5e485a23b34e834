// Monasteries of a region: the lying abbot, a second way to stand in the building.

import type { FeatureShape } from "../../protocol/features.ts";
import type { ExpansionUI } from "../types.ts";
import { catalogues, t } from "./messages.ts";

/** What there is to know about a lying abbot, and about a building that only lying abbots held. */
function lines(shape: FeatureShape): string[] {
  if (shape.kind === "abbacy") return [t("abbacy.end")];
  return shape.kind === "monastery" && shape.open === 0 && !shape.complete ? [t("abbacy.closed")] : [];
}

export default {
  catalogues: [catalogues],
  features: {
    // In front of the church, clear of its door and of a monk beside it.
    abbacy: { layer: 10, drawnAs: "monastery", shift: { x: -8, y: 28 }, lying: true, one: true },
  },
  reasons: {
    abbacy: {
      column: 36,
      colour: { fill: "#2f55b0", ink: "#fff" },
      source: () => t("source.abbacy"),
      sound: "bell",
    },
  },
  board: {
    over: (view, { x, y }) =>
      view.pieces?.some((piece) => piece.x === x && piece.y === y && piece.feature === "abbacy") ? ["abbacy"] : [],
  },
  featureLines: lines,
} satisfies ExpansionUI;

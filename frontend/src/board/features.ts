// Whole features as the server describes them: asked once for each spot and event, then remembered.

import { call } from "../api/http.ts";
import { requestCache } from "../api/requestCache.ts";
import type { Piece, Spot } from "../protocol/types.ts";

/** Roads that hang together, over crossings too, and what lies at their ends. */
export interface NetworkShape {
  pieces: Spot[];
  /**
   * Cities and monasteries, each with the points that its completion brings (null: a castle takes its points from
   * elsewhere).
   */
  terminals: (Spot & { points: number | null; complete: boolean })[];
  /** Wanderers on these roads and offices at their ends. */
  figures: Piece[];
}

/** The whole feature at a spot (`GET /api/matches/<id>/feature`). */
export interface FeatureShape {
  kind: string;
  home: Spot;
  spots: Spot[];
  tiles: number;
  open: number;
  complete: boolean;
  figures: Pick<Piece, "seat" | "piece">[];
  holders: number[];
  value: number | null;
  /** The network of a road, or all that reach a city or monastery, where wanderers are in play. */
  networks?: NetworkShape[];
}

export type FetchFeature = (spot: Required<Spot>, number: number) => Promise<FeatureShape | null>;

/** Asks the server about features of one match: once for each spot and event. */
export function features(match: string): FetchFeature {
  const cached = requestCache<FeatureShape>(400);
  return ({ x, y, feature }, number) => {
    const query = new URLSearchParams({ x: String(x), y: String(y), feature, number: String(number) }).toString();
    const address = `/api/matches/${encodeURIComponent(match)}/feature?${query}`;
    return cached(query, () => call<FeatureShape>("GET", address).then((r) => (r.ok ? r.data : null)));
  };
}

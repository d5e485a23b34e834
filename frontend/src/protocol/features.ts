// Whole features as the server describes them: asked once for each spot and event, then remembered.

import { call } from "../api/http.ts";
import { requestCache } from "../api/requestCache.ts";
import { apiOf } from "./address.ts";
import type { Piece, Spot } from "./types.ts";

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
  /** More, that an expansion reads. */
  [key: string]: unknown;
}

export type FetchFeature = (spot: Required<Spot>, number: number) => Promise<FeatureShape | null>;

/** Asks the server about features of one match: once for each spot and event. */
export function features(match: string): FetchFeature {
  const cached = requestCache<FeatureShape>(400);
  return ({ x, y, feature }, number) => {
    const query = new URLSearchParams({ x: String(x), y: String(y), feature, number: String(number) }).toString();
    const address = `${apiOf(match)}/feature?${query}`;
    return cached(query, () => call<FeatureShape>("GET", address).then((r) => (r.ok ? r.data : null)));
  };
}

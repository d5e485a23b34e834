// The feature under the pointer, told by the server: asked once for each spot and event, then remembered.

import { call } from "../api/http.ts";
import type { Piece, Spot } from "../protocol/types.ts";

/** Roads that hang together, over crossings too, and what lies at their ends. */
export interface NetworkShape {
  pieces: Spot[];
  /** Cities and monasteries, each with the points that its completion brings (null: a castle takes its points from elsewhere). */
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

/** Asks the server about features of one match. */
export function features(match: string): FetchFeature {
  const known = new Map<string, Promise<FeatureShape | null>>();
  return (spot, number) => {
    const query = new URLSearchParams({
      x: String(spot.x),
      y: String(spot.y),
      feature: spot.feature,
      number: String(number),
    });
    const name = query.toString();
    let answer = known.get(name);
    if (!answer) {
      answer = call<FeatureShape>("GET", `/api/matches/${encodeURIComponent(match)}/feature?${name}`).then((r) =>
        r.ok ? r.data : null,
      );
      known.set(name, answer);
      if (known.size > 400) known.delete(known.keys().next().value!);
      void answer.then((found) => found ?? known.delete(name)); // a failure is no knowledge
    }
    return answer;
  };
}

/** What is being looked at, and its shape once known. */
export class Look {
  spot = $state.raw<Required<Spot> | null>(null);
  shape = $state.raw<FeatureShape | null>(null);
  readonly #fetch: FetchFeature;
  #latest = 0;

  constructor(fetch: FetchFeature) {
    this.#fetch = fetch;
  }

  /** Looks at a spot as it is after event `number`; null looks away. */
  async at(spot: Required<Spot> | null, number: number): Promise<FeatureShape | null> {
    const turn = ++this.#latest;
    this.spot = spot;
    if (!spot) return (this.shape = null);
    const covered = this.shape?.spots.some((s) => s.x === spot.x && s.y === spot.y && s.feature === spot.feature);
    if (!covered) this.shape = null;
    const shape = await this.#fetch(spot, number);
    if (turn === this.#latest) this.shape = shape;
    return shape;
  }
}

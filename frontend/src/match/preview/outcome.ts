// What a placement would bring if the turn then ended without a figure, as the server says: asked, and put into words.

import { call } from "../../api/http.ts";
import { requestCache } from "../../api/requestCache.ts";
import { apiOf } from "../../protocol/address.ts";
import type { FeatureShape } from "../../protocol/features.ts";
import type { Scored, View } from "../../protocol/types.ts";
import { worthWords } from "../board/featureWords.ts";
import { t } from "../../words/messages.ts";
import { kindWord, reasonWord } from "../../words/words.ts";

/** A tile somewhere on the board. */
export interface TriedPlace {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

export interface Outcome {
  /** The features that the tile has a part in or completes. */
  features: readonly FeatureShape[];
  scored: readonly Scored[];
}

/** `signal` ends a call whose answer is no longer wanted. */
export type FetchOutcome = (place: TriedPlace, number: number, signal: AbortSignal) => Promise<Outcome | null>;

/** Asks about placements in a match: once for each place and event. */
export function outcomeFetcher(match: string): FetchOutcome {
  const cached = requestCache<Outcome>(200);
  return ({ tile, x, y, rotation }, number, signal) => {
    const values = { tile, x: String(x), y: String(y), rotation: String(rotation), number: String(number) };
    const query = new URLSearchParams(values).toString();
    const address = `${apiOf(match)}/outcome?${query}`;
    const ask = () => call<Outcome>("GET", address, undefined, signal).then((r) => (r.ok ? r.data : null));
    return cached(query, ask);
  };
}

export interface OutcomeLine {
  /** Whom it concerns: who gets the points, or who leads. */
  seats: readonly number[];
  points: number | null;
  text: string;
}

/** What is completed and scored comes first, then what grows for those who are there. */
export function outcomeLines({ features, scored }: Outcome, view: View): OutcomeLine[] {
  const rest = new Set(scored);
  const done = features
    .filter(({ complete }) => complete)
    .flatMap((shape) => {
      const entries = scored.filter((entry) => isHome(entry, shape));
      entries.forEach((entry) => rest.delete(entry));
      return completed(shape, entries);
    });
  const more = [...rest].map((entry): OutcomeLine => ({
    seats: [entry.seat],
    points: entry.points,
    text: reasonWord(entry.reason),
  }));
  const growing = features
    .filter(({ complete, figures }) => !complete && figures.length > 0)
    .map((shape): OutcomeLine => {
      const words = shape.kind === "field" ? [] : worthWords(shape, view);
      return { seats: shape.holders, points: null, text: [kindWord(shape.kind), ...words].join(" · ") };
    });
  const lines = [...done, ...more, ...growing];
  return lines.length > 0 ? lines : [{ seats: [], points: null, text: t("outcome.none") }];
}

const isHome = (entry: Scored, { home }: FeatureShape): boolean =>
  entry.x === home.x && entry.y === home.y && entry.feature === home.feature;

function completed(shape: FeatureShape, entries: readonly Scored[]): OutcomeLine[] {
  const size = t("feature.tiles", { count: shape.tiles });
  const text = t("outcome.completes", { what: kindWord(shape.kind), size });
  if (entries.length === 0) {
    const free = shape.figures.length === 0 && typeof shape.value === "number";
    return [{ seats: [], points: null, text: free ? `${text}. ${t("outcome.free", { count: shape.value! })}` : text }];
  }
  const amounts = [...new Set(entries.map(({ points }) => points))];
  return amounts.map((points) => {
    const seats = entries.filter((entry) => entry.points === points).map(({ seat }) => seat);
    return { seats, points, text };
  });
}

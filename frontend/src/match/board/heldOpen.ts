// The features that somebody holds and that are not complete, as the server describes them.

import type { FeatureShape, FetchFeature } from "../../protocol/features.ts";
import { shapesAt } from "../../protocol/shapes.ts";
import type { FetchClaims } from "../count/count.svelte.ts";

/** More are asked of nobody: each is a call of its own. */
const MOST = 16;

/** Those after event `number`, the largest first. */
export async function heldOpen(
  number: number,
  claims: FetchClaims,
  fetch: FetchFeature,
): Promise<readonly FeatureShape[]> {
  const open = ((await claims(number)) ?? []).filter(({ complete, scored }) => complete === false && !scored);
  const largest = open.sort((a, b) => b.spots.length - a.spots.length).slice(0, MOST);
  const spots = largest.flatMap(({ spots: [{ x, y, feature } = { x: 0, y: 0 }] }) =>
    feature === undefined ? [] : [{ x, y, feature }],
  );
  return shapesAt(spots, number, fetch);
}

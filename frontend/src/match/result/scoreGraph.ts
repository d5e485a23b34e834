// The scores over the game: after each tile, and after the final count.

import type { View } from "../../protocol/types.ts";

export interface ScoreGraph {
  /** How many tiles were placed. */
  tiles: number;
  /** `scores[seat][n]` after tile n; 0 is the start. What the last tile completed counts as the final count. */
  scores: readonly (readonly number[])[];
  final: readonly number[];
}

/** Made from the view after each event; the last is the end of the game. */
export function scoreGraph(views: readonly View[]): ScoreGraph {
  const [first, end] = [views[0], views.at(-1)];
  const scores: number[][] = end?.seats.map(() => []) ?? [];
  const start = first?.tiles.length ?? 0;
  // The last view of each number of tiles has what that tile brought.
  for (const view of views.slice(0, end?.over ? -1 : undefined)) {
    const tile = Math.max(0, view.tiles.length - start);
    scores.forEach((line, seat) => (line[tile] = view.seats[seat]?.score ?? 0));
  }
  for (const line of scores) for (let n = 1; n < line.length; n++) line[n] ??= line[n - 1]!;
  return {
    tiles: Math.max(0, (scores[0]?.length ?? 1) - 1),
    scores,
    final: end?.seats.map(({ score }) => score) ?? [],
  };
}

/** The tile since which a seat has been ahead of all others; null for one that never led alone at the end. */
export function leadSince({ scores, final }: ScoreGraph, seat: number): number | null {
  const ahead = (of: (other: number) => number) => final.every((_, other) => other === seat || of(seat) > of(other));
  if (!ahead((other) => final[other] ?? 0)) return null;
  const tiles = scores[seat]?.length ?? 0;
  let since = tiles;
  while (since > 0 && ahead((other) => scores[other]?.[since - 1] ?? 0)) since -= 1;
  return since < tiles ? since : null;
}

/** A round number of points between lines of a graph that reaches to `most`. */
export function gridStep(most: number): number {
  const steps = [5, 10, 20, 40, 50, 100, 200];
  return steps.find((step) => most / step <= 5) ?? 500;
}

/** Tiles that have a number below a graph of `tiles` over `width` pixels: every 20th, fewer where those would touch. */
export function tileMarks(tiles: number, width: number): number[] {
  const apart = 20 * Math.max(1, Math.ceil((28 * tiles) / (20 * width)));
  return Array.from({ length: Math.floor(Math.max(0, tiles - 5) / apart) + 1 }, (_, n) => n * apart);
}

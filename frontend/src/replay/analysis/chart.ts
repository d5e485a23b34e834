// Where the graph of the chances has its points. Move n of the replay lies as far along as on the time line above it.

import type { GraphPoint } from "./types.ts";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** How many moves the match has. */
  readonly moves: number;
}

/** Pixels: half the handle of the time line, which its ends keep free; and room for the thickness of lines. */
const [END, RIM] = [8, 5];
/** The dashes of the seats, so that lines differ without their colours too. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "1 4"] as const;

/** The move that is on show just before the event of a point. */
export const moveOf = ({ event }: GraphPoint): number => event - 1;

export const along = ({ width, moves }: Frame, move: number): number =>
  END + ((width - 2 * END) * move) / Math.max(1, moves);

export const up = ({ height }: Frame, chance: number): number => RIM + (height - 2 * RIM) * (1 - chance);

const round = (value: number): number => Math.round(value * 10) / 10;

/** The line of a seat. */
export function line(frame: Frame, graph: readonly GraphPoint[], seat: number): string {
  const at = (point: GraphPoint) =>
    `${round(along(frame, moveOf(point)))} ${round(up(frame, point.chances[seat] ?? 0))}`;
  return graph.map((point, nth) => `${nth === 0 ? "M" : "L"}${at(point)}`).join("");
}

/** What lies between the line of a seat and even chances. */
export function area(frame: Frame, graph: readonly GraphPoint[], seat: number): string {
  const [first, last] = [graph[0], graph.at(-1)];
  if (!first || !last) return "";
  const even = round(up(frame, 0.5));
  return `${line(frame, graph, seat)}L${round(along(frame, moveOf(last)))} ${even}L${round(along(frame, moveOf(first)))} ${even}Z`;
}

/** The place of a move among the points: the last one at or before it; -1 where there is none. */
export const pointAt = (graph: readonly GraphPoint[], move: number): number =>
  graph.findLastIndex((point) => moveOf(point) <= move);

/** The move of the point nearest to `x` pixels; null without points. */
export function moveNear(frame: Frame, graph: readonly GraphPoint[], x: number): number | null {
  let best: GraphPoint | null = null;
  const far = (point: GraphPoint) => Math.abs(along(frame, moveOf(point)) - x);
  for (const point of graph) if (!best || far(point) < far(best)) best = point;
  return best ? moveOf(best) : null;
}

/** The move that a key goes to from this move; null for keys that mean nothing here. */
export function moveByKey(graph: readonly GraphPoint[], move: number, key: string): number | null {
  const moves = graph.map(moveOf);
  const to = {
    ArrowRight: moves.find((one) => one > move),
    ArrowUp: moves.find((one) => one > move),
    ArrowLeft: moves.findLast((one) => one < move),
    ArrowDown: moves.findLast((one) => one < move),
    Home: moves[0],
    End: moves.at(-1),
  }[key];
  return to ?? null;
}

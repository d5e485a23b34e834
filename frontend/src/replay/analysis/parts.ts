// The parts of a lead as bars, each beginning where the one before it ends.

import type { SeatSummary } from "./types.ts";

export interface Bar {
  readonly part: "luck" | "choices" | "bids" | "rest" | "margin";
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const PARTS = ["luck", "choices", "bids", "rest"] as const;

/** The four parts, then the lead that they add up to, from 0. */
export function barsOf(seat: SeatSummary): Bar[] {
  let sum = 0;
  const bars = PARTS.map((part): Bar => {
    const from = sum;
    sum += seat[part];
    return { part, from, to: sum, value: seat[part] };
  });
  return [...bars, { part: "margin", from: 0, to: seat.margin, value: seat.margin }];
}

/** What all bars lie between, in points; never nothing. */
export function scaleOf(seats: readonly SeatSummary[]): { least: number; most: number } {
  const ends = seats.flatMap((seat) => barsOf(seat).flatMap(({ from, to }) => [from, to]));
  return { least: Math.min(-1, ...ends), most: Math.max(1, ...ends) };
}

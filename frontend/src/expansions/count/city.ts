// The City of Carcassonne as the view shows it: its quarters, who stands there, and what can be joined.

import type { FeatureShape } from "../../protocol/features.ts";
import type { View } from "../../protocol/types.ts";
import { t } from "./messages.ts";

export const QUARTERS = ["cathedral", "castle", "blacksmith", "market"] as const;
export type Quarter = (typeof QUARTERS)[number];

/** A feature that followers may join now: where, its points, and `[seat, strength]` of those who are there. */
export interface Goal {
  x: number;
  y: number;
  feature: string;
  quarter: Quarter;
  value: number | null;
  heads: readonly (readonly [number, number])[];
}

/** Edges or tiles that are missing at most where a feature is soon complete. */
const SOON = 2;

export interface Inmate {
  seat: number;
  piece: string;
}

export const countIn = (view: View): Quarter | null => (view["count"] as Quarter | undefined) ?? null;

/** The followers in a quarter, by seat. */
export const inmates = (view: View, quarter?: Quarter): Inmate[] =>
  (view.pieces ?? [])
    .filter((piece) => (quarter === undefined ? piece["quarter"] !== undefined : piece["quarter"] === quarter))
    .map(({ seat, piece }) => ({ seat, piece }))
    .sort((a, b) => a.seat - b.seat);

/** What can be joined from a quarter, the most valuable first. */
export function goalsOf(view: View, quarter: Quarter): Goal[] {
  const decision = view.decision as { kind?: string; goals?: readonly Goal[] } | null | undefined;
  const goals = decision?.kind === "leave_city" ? (decision.goals ?? []) : [];
  return goals.filter((goal) => goal.quarter === quarter).sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
}

/**
 * What followers could soon join from a quarter, the most valuable first: features that miss little, and fields, which
 * count at the end.
 */
export const soonFrom = (held: readonly FeatureShape[], quarter: Quarter): FeatureShape[] =>
  held
    .filter((shape) => shape["quarter"] === quarter && (shape.kind === "field" || shape.open <= SOON))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));

export const isFinal = (view: View): boolean =>
  (view.decision?.about as { final?: boolean } | undefined)?.final === true;

export const quarterWord = (quarter: unknown): string => t(`quarter.${quarter as Quarter}`);

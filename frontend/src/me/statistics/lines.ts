// What the statistics of a player say, line by line.

import type { components } from "../../api/schema";
import { locale } from "../../i18n/index.ts";
import { sourceWord } from "../../match/result/sources.ts";
import { t } from "./messages.ts";

export type Statistics = components["schemas"]["Statistics"];
export interface Line {
  label: string;
  value: string;
  /** The match that it is from. */
  match?: string;
}

const number = (value: number): string => new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

/** A time in hours, or in minutes below one. */
export function timeUsed(ms: number): string {
  const [unit, size] = ms >= 3_600_000 ? (["hour", 3_600_000] as const) : (["minute", 60_000] as const);
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: unit === "hour" ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale(), format).format(ms / size);
}

export function linesOf({ totals, biggest }: Statistics): Line[] {
  const percent = new Intl.NumberFormat(locale(), { style: "percent" }).format(totals.wins / Math.max(1, totals.games));
  return [
    { label: t("games"), value: number(totals.games) },
    { label: t("wins"), value: t("share", { wins: number(totals.wins), percent }) },
    { label: t("mean"), value: number(totals.mean ?? 0) },
    { label: t("best"), value: number(totals.best ?? 0) },
    { label: t("tiles"), value: number(totals.tiles) },
    { label: t("figures"), value: number(totals.figures) },
    ...(biggest
      ? [{ label: t("biggest"), value: `${biggest.points} · ${sourceWord(biggest.reason)}`, match: biggest.match }]
      : []),
    ...(totals.time_ms ? [{ label: t("time"), value: timeUsed(totals.time_ms) }] : []),
  ];
}

// Small phrases about lengths of time and moments, and lists of words.

import { locale, t } from "./index.ts";

const UNITS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
  { unit: "second", ms: 1000 },
] as const;

/** A length of time in its largest unit that leaves no rest, "90 s" rather than "1.5 min". */
export function span(ms: number): string {
  const fits = UNITS.find(({ ms: each }) => ms >= each && ms % each === 0) ?? UNITS[3];
  return new Intl.NumberFormat(locale(), { style: "unit", unit: fits.unit, unitDisplay: "short" }).format(
    Math.round(ms / fits.ms),
  );
}

/** How long ago a stamp was: "5 minutes ago". */
export function ago(stamp: string | null | undefined, now: number = Date.now()): string {
  if (!stamp) return "";
  const past = Math.max(0, now - Date.parse(stamp));
  const { unit, ms } = UNITS.find((one) => past >= one.ms) ?? UNITS[3];
  if (unit === "second") return t("ago.now");
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(past / ms), unit);
}

/** Several words as one phrase: "Ann, Bob and Cid". */
export const listed = (words: string[]): string => new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);

// Small sentences about clocks, moments and settings.

import type { Clock } from "../api/types.ts";
import { locale, t } from "../i18n/index.ts";

/** "10 min + 10 s", "2 min a move", "No clock". */
export function clockWords(clock: Clock | null | undefined): string {
  if (clock?.kind === "move") return t("clock.move.short", { time: span(clock.move ?? 0) });
  if (clock?.kind !== "bank") return t("clock.none");
  const bank = span(clock.bank ?? 0);
  return clock.increment ? t("clock.bank.short", { bank, increment: span(clock.increment) }) : bank;
}

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

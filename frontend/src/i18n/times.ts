// Times in words: how long to wait, and until when.

import type { Locale } from "./render.ts";

const UNITS = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** Seconds as people say them, rounded up to the largest unit that fits: "2 minutes". */
export function waitWord(seconds: number, language: Locale): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS[3];
  const count = Math.max(1, Math.ceil(seconds / size));
  // German says "in 2 Tagen", which Intl does not decline.
  if (language === "de" && unit === "day") return count === 1 ? "1 Tag" : `${count} Tagen`;
  // Polish says "za 1 godzinę", "za 1 minutę", "za 1 sekundę".
  if (language === "pl" && count === 1 && unit !== "day")
    return { hour: "1 godzinę", minute: "1 minutę", second: "1 sekundę" }[unit];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** A moment (`2026-03-01T12:00:00Z`) as a date and time of the reader's time zone. */
export function momentWord(stamp: string, language: Locale): string {
  const moment = new Date(stamp);
  if (Number.isNaN(moment.getTime())) return stamp;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(moment);
}

/** A moment as a date. */
export function dateWord(stamp: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(stamp));
}

// Chances and points as they are written in the reader's language, with true minus signs.

import { locale } from "../../i18n/index.ts";

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale(), options).format(value).replace("-", "−");

/** "62 %". Nothing is certain before the end: what is not quite 0 or 1 is not rounded to it. */
export function percent(chance: number): string {
  const kept = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return written(kept, { style: "percent", maximumFractionDigits: 0 });
}

/** "+3.5": points with their sign, one digit after the point while they are few. */
export const points = (value: number): string =>
  written(value, { signDisplay: "exceptZero", maximumFractionDigits: Math.abs(value) < 9.95 ? 1 : 0 });

export const plain = (value: number): string => written(value, { maximumFractionDigits: 1 });

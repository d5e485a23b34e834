// How much time each seat has used, also in a match without a clock: from the times of the events.

import { locale } from "../../i18n/index.ts";
import type { MatchEvent } from "../../protocol/types.ts";
import { timeWord } from "../../words/words.ts";

const DAY = 86_400_000;

/** Ms between the event before and a seat's own, for each seat; null where no times were kept. */
export function timesUsed(events: readonly MatchEvent[], seats: number): (number | null)[] {
  const used = Array<number>(seats).fill(0);
  events.forEach((event, nth) => {
    const before = events[nth - 1];
    if (before && event.action.seat in used)
      used[event.action.seat]! += Math.max(0, Date.parse(event.at) - Date.parse(before.at)) || 0;
  });
  return used.some((ms) => ms > 0) ? used : used.map(() => null);
}

/** "4:05", "1:20:00"; days with a decimal place once there are some. */
export function usedWord(ms: number): string {
  if (ms < DAY) return timeWord(Math.max(10_000, ms));
  const format = { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale(), format).format(ms / DAY);
}

import type { EndingOffer } from "../../protocol/types.ts";

/** What an open offer to end the match says to those at this device. */
export type EndingState = "asked" | "waiting" | "ready" | "watching";

/** What to show of an offer; null without one, and once it has lapsed. */
export function endingState(offer: EndingOffer | null, number: number, held: readonly number[]): EndingState | null {
  if (!offer || number >= offer.until) return null;
  if (held.some((seat) => offer.asked.includes(seat))) return "asked";
  if (!held.some((seat) => offer.agreed.includes(seat))) return "watching";
  return offer.asked.length === 0 ? "ready" : "waiting";
}

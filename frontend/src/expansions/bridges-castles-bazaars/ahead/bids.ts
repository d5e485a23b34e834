// For which tiles of a sale a seat may say its highest bid in advance.

import type { Answer } from "../../../protocol/types.ts";
import type { Auction } from "../bazaars/auction.ts";

export const MAXIMUM = "auction_maximum";

/** The places of the row that a seat may still bid for, or buy back; none once it has its tile. */
export function biddable(auction: Auction, seat: number | null): number[] {
  if (seat === null || auction.order.length > 0 || !auction.without.includes(seat)) return [];
  const called = auction.chooser !== seat && auction.calls.some((call) => call.seat === seat);
  return auction.row.flatMap(({ seat: owner }, nth) => (owner !== null || (called && nth === auction.tile) ? [] : nth));
}

/** The highest bid that was given for a tile; null without one. */
export function kept(given: readonly Answer[], tile: number): number | null {
  const found = given.find((answer) => answer.kind === MAXIMUM && answer["tile"] === tile);
  return found ? Number(found["bid"]) : null;
}

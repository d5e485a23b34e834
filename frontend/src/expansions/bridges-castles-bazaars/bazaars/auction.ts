// What a bazaar's sale shows, read off the view; every number in it is the server's.

import type { Action, MatchEvent, View } from "../../../protocol/types.ts";

export interface Place {
  /** Null once the tile has been taken up for placing. */
  tile: string | null;
  seat: number | null;
  price?: number;
  paid_to?: number | null;
}

export interface Call {
  seat: number;
  /** Null: passed. */
  bid: number | null;
}

export interface After {
  seat: number;
  score: number;
}

export interface Auction {
  host: number;
  row: Place[];
  tile: number | null;
  chooser: number | null;
  caller: number | null;
  bid: number | null;
  bidder: number | null;
  without: number[];
  calls: Call[];
  to_call: number[];
  /** Seats in placing order, once that is known. */
  order: number[];
  /** Seats that have taken up their tile, in order; the newest may still be placing. */
  placed: number[];
  outcomes: { buy?: After[]; sell?: After[] } | null;
}

export const auctionOf = (view: View | null | undefined): Auction | null =>
  (view?.["auction"] as Auction | null | undefined) ?? null;

/** Kinds of decision that belong to a sale and are answered in its scene. */
export const SALE = ["auction_choose", "auction_bid", "auction_settle", "choose_tile"];

/** The lowest legal bid that the server lists for a type of action, for one tile of the row where it names tiles. */
export function least(actions: readonly Action[], type: string, tile: number | null = null): number | null {
  const found = actions.find((action) => action.type === type && (tile === null || action["tile"] === tile));
  return typeof found?.["bid"] === "number" ? found["bid"] : null;
}

/** The action as it is sent: with the amount said, without the mark of the list. */
export function bidding(action: Action, bid: number): Action {
  const { at_least: _, ...rest } = action;
  return { ...rest, seat: action.seat, type: action.type, bid };
}

/** No bid is higher (HOUSE-7): the field goes no further than the server would. */
export const HIGHEST = 9999;

/** A whole number from the lowest to the highest bid; what can't be read is the lowest. */
export const amount = (wish: number, lowest: number): number =>
  Number.isFinite(wish) ? Math.max(lowest, Math.min(HIGHEST, Math.trunc(wish))) : lowest;

export type Turn = "done" | "now" | "next";

/**
 * Whether each seat has placed, places or will place. The seat that took a tile up last is placing until another
 * seat has a turn, as `taking` has.
 */
export function placing(auction: Auction, taking: number | null = null): { seat: number; turn: Turn }[] {
  const now = taking ?? auction.placed.at(-1);
  return auction.order.map((seat) => ({
    seat,
    turn: seat === now ? "now" : auction.placed.includes(seat) ? "done" : "next",
  }));
}

/** The names of the tiles as they were turned up, by place, also of those that have left the row since. */
export function turnedUp(views: readonly View[], number: number): (string | null)[] {
  const now = auctionOf(views[number]);
  if (!now) return [];
  const tiles = now.row.map((place) => place.tile);
  for (let at = number - 1; at >= 0 && tiles.includes(null); at--) {
    const before = auctionOf(views[at]);
    if (!before || isNew(before, now)) break;
    before.row.forEach((place, nth) => (tiles[nth] ??= place.tile));
  }
  return tiles;
}

/** Whether `after` is another bazaar than `before`: tiles never come back to a row. */
export function isNew(before: Auction | null, after: Auction | null): boolean {
  if (!after) return false;
  if (!before) return true;
  return (
    before.placed.length > after.placed.length ||
    before.row.length !== after.row.length ||
    after.row.some((place, nth) => place.tile !== null && place.tile !== before.row[nth]?.tile)
  );
}

/** Places of the row that somebody got between two views. */
export function soldBetween(before: View | undefined, after: View): number[] {
  const [old, now] = [auctionOf(before), auctionOf(after)];
  if (!now || isNew(old, now)) return [];
  return now.row.flatMap((place, nth) => (place.seat !== null && old?.row[nth]?.seat === null ? [nth] : []));
}

/** The event at which the bazaar of the view after event `number` was turned up; 0 if there is none. */
export function openedAt(views: readonly View[], events: readonly MatchEvent[], number: number): number {
  let at = Math.min(number, events.length);
  while (at > 0 && auctionOf(views[at - 1]) && !isNew(auctionOf(views[at - 1]), auctionOf(views[at]))) at--;
  return auctionOf(views[at]) ? at : 0;
}

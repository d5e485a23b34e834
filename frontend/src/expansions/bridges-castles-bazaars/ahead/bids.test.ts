import { expect, it } from "vitest";
import type { Auction } from "../bazaars/auction.ts";
import { biddable, kept } from "./bids.ts";

const place = (seat: number | null) => ({ tile: "BA/L", seat });
const auction = (more: Partial<Auction> = {}): Auction => ({
  host: 0,
  row: [place(null), place(2), place(null)],
  tile: null,
  chooser: 1,
  caller: null,
  bid: null,
  bidder: null,
  without: [1, 0],
  calls: [],
  to_call: [],
  order: [],
  placed: [],
  outcomes: null,
  ...more,
});

it("offers the tiles that nobody has to those who have none yet", () => {
  expect(biddable(auction(), 0)).toEqual([0, 2]);
  expect(biddable(auction(), 2)).toEqual([]);
  expect(biddable(auction(), null)).toEqual([]);
  expect(biddable(auction({ order: [1, 2, 0] }), 0)).toEqual([]);
});

it("leaves out the tile for which the seat has called, unless it may buy it back", () => {
  const called = {
    tile: 0,
    calls: [
      { seat: 1, bid: 0 },
      { seat: 0, bid: null },
    ],
  };
  expect(biddable(auction(called), 0)).toEqual([2]);
  expect(biddable(auction(called), 1)).toEqual([0, 2]);
});

it("finds the highest bid of a tile", () => {
  const given = [{ kind: "auction_never_buy" }, { kind: "auction_maximum", tile: 2, bid: 7 }];
  expect([kept(given, 0), kept(given, 2)]).toEqual([null, 7]);
});

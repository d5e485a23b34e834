import { describe, expect, it } from "vitest";
import type { Action, MatchEvent, View } from "../../../protocol/types.ts";
import { amount, auctionOf, bidding, isNew, least, placing, soldBetween, turnedUp, type Auction } from "./auction.ts";
import { decisionUI } from "../../registry.ts";
import { announce } from "../../../match/page/announce.ts";
import { turnWord } from "../../../match/turn/turn.ts";
import { eventWord, partWords, scoredWord } from "../../../words/words.ts";
import { opened } from "./words.ts";

const sale = (change: Partial<Auction> = {}): Auction => ({
  host: 0,
  row: [
    { tile: "BA/C", seat: null },
    { tile: "BA/RR", seat: null },
  ],
  tile: null,
  chooser: null,
  caller: null,
  bid: null,
  bidder: null,
  without: [1, 0],
  calls: [],
  to_call: [],
  order: [],
  placed: [],
  outcomes: null,
  ...change,
});

const view = (auction: Auction | null, decision: View["decision"] = null): View => ({
  seats: [
    { name: "Ann", score: 4, supply: {} },
    { name: "Bob", score: 0, supply: {} },
  ],
  tiles: [],
  auction,
  decision,
});

const event = (action: Action, number = 1): MatchEvent => ({
  number,
  seat: action.seat,
  action,
  at: "",
  change: {},
  hash: "",
});

describe("bids", () => {
  const actions: Action[] = [
    { seat: 1, type: "auction_choose", tile: 0, bid: 0, at_least: true },
    { seat: 1, type: "auction_choose", tile: 1, bid: 2, at_least: true },
  ];

  it("takes the lowest from the server's list, for each tile", () => {
    expect(least(actions, "auction_choose", 1)).toBe(2);
    expect(least(actions, "auction_bid")).toBeNull();
  });

  it("sends the amount without the mark of the list", () => {
    expect(bidding(actions[0]!, 7)).toEqual({ seat: 1, type: "auction_choose", tile: 0, bid: 7 });
  });

  it.each([
    [NaN, 3, 3],
    [2, 3, 3],
    [7.9, 3, 7],
    [12, 0, 12],
  ])("makes %f a whole number of at least %i", (wish, lowest, bid) => expect(amount(wish, lowest)).toBe(bid));
});

describe("the row", () => {
  const turned = view(sale());
  const sold = view(
    sale({
      row: [
        { tile: "BA/C", seat: 1, price: 3, paid_to: 0 },
        { tile: "BA/RR", seat: null },
      ],
    }),
  );
  const placed = view(
    sale({
      row: [
        { tile: null, seat: 1, price: 3, paid_to: 0 },
        { tile: "BA/RR", seat: 0, price: 0, paid_to: null },
      ],
      order: [1, 0],
      placed: [1],
    }),
  );

  it("knows a new bazaar from one that goes on", () => {
    expect(isNew(null, auctionOf(turned))).toBe(true);
    expect(isNew(auctionOf(turned), auctionOf(sold))).toBe(false);
    expect(isNew(auctionOf(sold), auctionOf(placed))).toBe(false);
    expect(isNew(auctionOf(placed), auctionOf(turned))).toBe(true);
    expect(isNew(auctionOf(placed), null)).toBe(false);
  });

  it("remembers tiles that have been taken up", () => {
    expect(turnedUp([view(null), turned, sold, placed], 3)).toEqual(["BA/C", "BA/RR"]);
    expect(turnedUp([view(null), turned], 0)).toEqual([]);
  });

  it("finds what was sold with an event", () => {
    expect(soldBetween(turned, sold)).toEqual([0]);
    expect(soldBetween(sold, placed)).toEqual([1]);
    expect(soldBetween(view(null), turned)).toEqual([]);
  });

  it("says who places when", () => {
    expect(placing(auctionOf(placed)!)).toEqual([
      { seat: 1, turn: "now" },
      { seat: 0, turn: "next" },
    ]);
    expect(placing(auctionOf(placed)!, 0)).toEqual([
      { seat: 1, turn: "done" },
      { seat: 0, turn: "now" },
    ]);
  });

  it("describes a sale, its price and the order of placing in words", () => {
    const done = view(
      sale({
        row: [
          { tile: "BA/C", seat: 1, price: 3, paid_to: 0 },
          { tile: "BA/RR", seat: 0, price: 0, paid_to: null },
        ],
        order: [1, 0],
      }),
    );
    const before = view(sale({ tile: 0, chooser: 1, bid: 3, bidder: 0 }));
    const line = eventWord(event({ seat: 1, type: "auction_settle", choice: "buy" }), done, null, before);
    expect(line).toBe(
      "Bob bought for 3; tile 1 goes to Bob for 3 points; tile 2 goes to Ann for free; placing order: Bob, Ann",
    );
  });

  it("describes a bazaar that was turned up", () => {
    expect(opened(view(null), turned)).toEqual(["Ann opened a bazaar with 2 tiles"]);
    expect(opened(turned, sold)).toEqual([]);
  });
});

describe("words", () => {
  it("says what a pass meant", () => {
    const pass = event({ seat: 1, type: "pass" });
    const passing = (kind: string, on: View) => eventWord(pass, on, null, { ...on, decision: { seat: 1, kind } });
    expect(passing("castle", view(null))).toBe("Bob scored the small city and built no castle");
    expect(passing("auction_bid", view(sale({ tile: 0 })))).toBe("Bob passed");
    expect(passing("wagon", view(null))).toBe("Bob took the wagon back");
  });

  it("leaves other actions to others", () => {
    const deploy = event({ seat: 0, type: "deploy", piece: "meeple", feature: "road@N", x: 0, y: 0 });
    expect(eventWord(deploy, view(sale()), null, view(null))).toBe("Ann: Follower on the road (north)");
  });

  it("asks the player who decides, and informs the others", () => {
    const settle = view(sale({ tile: 0, chooser: 1, bid: 3, bidder: 0 }), { seat: 1, kind: "auction_settle" });
    expect(turnWord(settle, 1, null)).toBe("Buy it for 3, or sell it for 3?");
    expect(turnWord(settle, 0, null)).toBe("Bob buys or sells");
    const bridge: Action = { seat: 1, type: "build_bridge", x: 0, y: 0, axis: "ns" };
    expect(turnWord(view(null, { seat: 1, kind: "act" }), 1, [bridge])).toBe("Build the bridge");
  });

  it("calls the one who decides with a sound", () => {
    const asking = view(sale({ tile: 0, bid: 3 }), { seat: 1, kind: "auction_bid" });
    const calling = event({ seat: 0, type: "auction_choose", tile: 0, bid: 3 });
    expect(announce([calling], [view(sale()), asking], 1, null).cue).toBe("turn");
  });

  it("names the least bid that the server allows", () => {
    const asking = view(sale({ tile: 0, bid: 3 }), { seat: 1, kind: "auction_bid" });
    const said = decisionUI("auction_bid")?.alertOffered?.(asking, [{ seat: 1, type: "auction_bid", bid: 4 }]);
    expect(said).toBe("Your turn: bid 4 or more, or pass");
  });

  it("explains points of castles and auctions", () => {
    const paid = { seq: 1, seat: 0, points: -3, reason: "auction", parts: [{ what: "bid", count: 1, points: -3 }] };
    expect(scoredWord(paid, view(null))).toBe("Ann paid 3 points at the bazaar");
    expect(scoredWord({ ...paid, points: 1 }, view(null))).toBe("Ann received 1 point at the bazaar");
    expect(partWords(paid)).toEqual(["the price of a tile"]);
    const castle = { seq: 1, seat: 1, points: 5, reason: "castle", parts: [{ what: "road", count: 1, points: 5 }] };
    expect(scoredWord(castle, view(null))).toBe("Bob scored 5 points for a castle");
    expect(partWords(castle)).toEqual(["the points of a feature completed in its vicinity: Road"]);
  });
});

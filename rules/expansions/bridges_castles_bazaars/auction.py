"""One bazaar's sale: the row of tiles, the bids, and what may be said (clauses BAZAAR)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from rules.decisions import Action, Offer, Pass
from rules.expansions.bridges_castles_bazaars import refusals
from rules.problems import Refusal
from rules.state.state import GameState

# Beyond any score, within the numbers of any client (HOUSE-7).
HIGHEST: Final = 9999

NOT_YET: Final = refusals.AUCTION_OPENING()
ALL_CALLED: Final = refusals.AUCTION_OVER()

__all__ = ["ALL_CALLED", "NOT_YET", "Bid", "ChooseTile", "OpenSale", "Pass", "Sale", "Settle", "too_much"]


class Sale:
    """The tiles on offer and how far their sale has come.

    `row` keeps its places; a tile handed over for placing leaves an empty one. `bought` maps seats to
    places in the row, in the order in which they got them. `without` are the seats not yet served.
    """

    def __init__(self, host: int, seats: list[int]) -> None:
        self.host = host
        self.row: list[str | None] = []
        self.seats = seats
        self.without = list(seats)
        self.bought: dict[int, int] = {}
        self.placed: list[int] = []
        self.chooser: int | None = None
        self.caller: int | None = None
        self.tile: int | None = None
        self.bid = 0
        self.bidder = host
        # Every call about the tile at sale, the opening first; a bid of None is a pass.
        self.calls: list[tuple[int, int | None]] = []
        # How each tile that somebody has was got: place in the row -> (price, who was paid, None for nobody).
        self.prices: dict[int, tuple[int, int | None]] = {}
        # The seats in the order in which they place; empty until it is known.
        self.order: list[int] = []

    def open_tiles(self) -> list[int]:
        """Return places of the tiles that nobody has yet."""
        taken = set(self.bought.values())
        return [place for place in range(len(self.row)) if place not in taken]

    def open(self, chooser: int, tile: int, bid: int) -> None:
        """Put a tile up for auction with the chooser's opening bid."""
        self.chooser, self.tile, self.bid, self.bidder = chooser, tile, bid, chooser
        self.calls = [(chooser, bid)]

    def call(self, seat: int, bid: int | None) -> None:
        """Record that a seat raises the bid, or passes (None)."""
        self.calls.append((seat, bid))
        if bid is not None:
            self.bid, self.bidder = bid, seat

    def callers(self, chooser: int) -> list[int]:
        """Return the other seats without a tile, clockwise from the chooser; each bids once (BAZAAR-9)."""
        start = self.seats.index(chooser)
        order = [*self.seats[start + 1 :], *self.seats[:start]]
        return [seat for seat in order if seat in self.without]

    def next_after(self, seat: int) -> int:
        """Return the next seat clockwise without a tile.

        A seller only when the circle is closed (BAZAAR-21).
        """
        return [*self.callers(seat), seat][0]

    def give(self, seat: int) -> None:
        """Give the tile at auction to a seat, which bids no more (BAZAAR-18)."""
        assert self.tile is not None
        self.bought[seat] = self.tile
        self.prices.setdefault(self.tile, (0, None))
        self.without.remove(seat)
        self.tile = self.chooser = None

    def hand_over(self, seat: int) -> str:
        """Return the tile a seat got, out of the row and into its hand."""
        place = self.bought[seat]
        tile, self.row[place] = self.row[place], None
        assert tile is not None
        self.placed.append(seat)
        return tile

    def unclaimed(self) -> list[str]:
        """Return what is left in the row when the round is over (all but one have left the game)."""
        return [tile for tile in self.row if tile is not None]

    def seen(self) -> dict[str, Any]:
        """Return the sale as everybody sees it."""
        open_sale = self.tile is not None and self.chooser is not None
        return {
            "host": self.host,
            "row": [self._place_seen(place) for place in range(len(self.row))],
            "tile": self.tile,
            "chooser": self.chooser,
            "caller": self.caller,
            "bid": self.bid if self.tile is not None else None,
            "bidder": self.bidder if self.tile is not None else None,
            "without": list(self.without),
            "calls": [{"seat": seat, "bid": bid} for seat, bid in self.calls] if open_sale else [],
            "to_call": self.to_call() if open_sale else [],
            "order": list(self.order),
            "placed": list(self.placed),
        }

    def _place_seen(self, place: int) -> dict[str, Any]:
        owner = next((seat for seat, bought in self.bought.items() if bought == place), None)
        seen = {"tile": self.row[place], "seat": owner}
        if place in self.prices:
            seen["price"], seen["paid_to"] = self.prices[place]
        return seen

    def to_call(self) -> list[int]:
        """Return the seats that have not called for the tile at sale, in the order in which they call."""
        assert self.chooser is not None
        called = {seat for seat, _ in self.calls}
        return [seat for seat in self.callers(self.chooser) if seat not in called]


def purse(state: GameState, seat: int) -> int | None:
    """Return the most a seat may bid or pay; None where there is no limit (BAZAAR-11, BAZAAR-12)."""
    limited = state.options["bazaar.bid_limit"] == "own-points" or state.options["score.negative"] == "no"
    return max(state.seats[seat].score, 0) if limited else None


def too_much(state: GameState, seat: int, bid: int) -> Refusal | None:
    """Return why a seat may not bid that much; None if it may (BAZAAR-11, HOUSE-7)."""
    if bid > HIGHEST:
        return refusals.AUCTION_HIGHEST(limit=HIGHEST)
    limit = purse(state, seat)
    if limit is not None and bid > limit:
        return refusals.AUCTION_PURSE(limit=limit)
    return None


class OpenSale(Offer):
    """Choose a tile of the row and open with a bid of 0 or more (BAZAAR-7, BAZAAR-8)."""

    name = "auction_choose"
    fields: ClassVar[Mapping[str, type]] = {"tile": int, "bid": int}
    optional: ClassVar[Mapping[str, type]] = {"at_least": bool}

    def __init__(self, state: GameState, sale: Sale, seat: int) -> None:
        self.state = state
        self.sale = sale
        self.seat = seat

    def listed(self) -> Iterable[Action]:
        for place in self.sale.open_tiles():
            yield {"tile": place, "bid": 0, "at_least": True}

    def problem(self, action: Action) -> Refusal | None:
        if action["tile"] not in self.sale.open_tiles():
            return refusals.AUCTION_TILE()
        if action["bid"] < 0:
            return refusals.AUCTION_BID()
        return too_much(self.state, self.seat, action["bid"])


class Bid(Offer):
    """Raise the standing bid; each player calls once (BAZAAR-9, BAZAAR-10)."""

    name = "auction_bid"
    fields: ClassVar[Mapping[str, type]] = {"bid": int}
    optional: ClassVar[Mapping[str, type]] = {"at_least": bool}

    def __init__(self, state: GameState, sale: Sale, seat: int, closed: Refusal | None = None) -> None:
        self.state = state
        self.sale = sale
        self.seat = seat
        self.closed = closed

    def out_of_turn(self, seat: int) -> Refusal | None:
        if seat not in self.sale.seats:
            return None
        if seat not in self.sale.without:
            return refusals.AUCTION_SERVED()
        if self.closed is not None:
            return self.closed
        if any(caller == seat for caller, _ in self.sale.calls):
            return refusals.AUCTION_CALLED()
        return refusals.AUCTION_TURN(player=self.seat)

    def listed(self) -> Iterable[Action]:
        if too_much(self.state, self.seat, self.sale.bid + 1) is None:
            yield {"bid": self.sale.bid + 1, "at_least": True}

    def problem(self, action: Action) -> Refusal | None:
        if action["bid"] <= self.sale.bid:
            return refusals.AUCTION_RAISE(min=self.sale.bid + 1)
        return too_much(self.state, self.seat, action["bid"])


class Settle(Offer):
    """The chooser buys at the standing bid, or sells to the bidder (BAZAAR-13)."""

    name = "auction_settle"
    fields: ClassVar[Mapping[str, type]] = {"choice": str}

    def __init__(self, state: GameState, sale: Sale, seat: int) -> None:
        self.state = state
        self.sale = sale
        self.seat = seat

    def listed(self) -> Iterable[Action]:
        if too_much(self.state, self.seat, self.sale.bid) is None:
            yield {"choice": "buy"}
        yield {"choice": "sell"}

    def problem(self, action: Action) -> Refusal | None:
        if action["choice"] == "buy":
            refusal = too_much(self.state, self.seat, self.sale.bid)
            return refusal and refusals.AUCTION_COVER(bid=self.sale.bid)
        if action["choice"] != "sell":
            return refusals.AUCTION_CHOICE()
        return None


class ChooseTile(Offer):
    """Take a tile without bids (BAZAAR-31)."""

    name = "choose_tile"
    fields: ClassVar[Mapping[str, type]] = {"tile": int}

    def __init__(self, sale: Sale) -> None:
        self.sale = sale

    def listed(self) -> Iterable[Action]:
        for place in self.sale.open_tiles():
            yield {"tile": place}

    def problem(self, action: Action) -> Refusal | None:
        if action["tile"] in self.sale.open_tiles():
            return None
        return refusals.AUCTION_TILE(clause="BAZAAR-31")

"""Bazaars, their auctions, and second halves of double turns around them (BAZAAR, X8-BUILDER-2..5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from tests.rules.second_all.sheet import Raw, entries
from tests.rules.second_all.table import Ask, Part, Placement, Table, Turn

if TYPE_CHECKING:
    from tests.rules.second_all.turns import Course

HIGHEST = 9999
# Who has bought which tile, the first buyer first.
Bought = dict[int, str]


class Sales:
    """What follows a placement at TS-11 and TS-12."""

    def __init__(self, table: Table, course: Course) -> None:
        self.table = table
        self.course = course
        # Whether a round of bought tiles is under way, and who hosts a bazaar after it.
        self.under_way = False
        self.waiting: list[tuple[int, bool]] = []

    def after(self, this: Placement, *, double: bool, drawn: bool) -> Part:
        """The bazaar of the tile just placed, if it has one that counts, and the other half of the turn."""
        table = self.table
        bazaar = (
            drawn
            and table.options.get("x8.bazaars") == "on"
            and "bazaar" in entries()[this.tile].get("features", [])
        )
        if self.under_way:
            self.waiting += [(this.seat, this.at_zero)] if bazaar else []
        elif bazaar and double and table.options.get("bazaar.builder_turn") == "before":
            yield from self._before(this)
            return
        elif bazaar:
            self.waiting.append((this.seat, this.at_zero))
            yield from self._hold(this.turn)
        if double:
            yield from self.course.half(second=True)

    def _before(self, this: Placement) -> Part:
        """X8-BUILDER-3: the tiles are set aside, the second half is played, then the auction is held."""
        table = self.table
        if table.left < table.seats:
            yield from self.course.half(second=True)
            return
        self.under_way = True
        table.left -= table.seats
        yield from self.course.half(second=True)
        table.left += table.seats
        self.waiting.insert(0, (this.seat, this.at_zero))
        yield from self._hold(this.turn)

    def _hold(self, turn: Turn) -> Part:
        """This bazaar and those that wait for its end (BAZAAR-28..30)."""
        table = self.table
        self.under_way = True
        while self.waiting:
            host, at_zero = self.waiting.pop(0)
            if table.left >= table.seats:
                yield from self._bazaar(host, at_zero)
        self.under_way = False
        table.turn = turn

    def _bazaar(self, host: int, at_zero: bool) -> Part:
        table = self.table
        row = [place["tile"] for place in table.seen["auction"]["row"]]
        assert len(row) == table.seats
        for tile in row:
            table.take_out(tile)
        way = table.options["bazaar.free_variant"]
        poor = way in ("when-all-zero", "when-drawn-at-zero") and not any(
            map(table.total, range(table.seats))
        )
        if way == "on" or poor or (way == "when-drawn-at-zero" and at_zero):
            yield from self._free(host, row)
            return
        bought = yield from self._auction(host, row)
        first = next(iter(bought)) if table.options["bazaar.first_placer"] == "first-buyer" else host + 1
        for number in range(table.seats):
            seat = (first + number) % table.seats
            yield from self._play(seat, bought[seat])

    def _play(self, seat: int, tile: str) -> Part:
        """BAZAAR-23, -24: a full turn with a bought tile."""
        table = self.table
        table.turn = Turn(seat)
        table.hand = tile
        drawn = False
        if not self.course.places(tile):
            table.hand = None
            table.discarded.append(tile)
            drawn = self.course.draw()
        yield from self.course.place(second=False, drawn=drawn)

    def _free(self, host: int, row: list[str]) -> Part:
        """BAZAAR-31: everybody takes a tile and places it at once."""
        table = self.table
        free = dict(enumerate(row))
        for number in range(table.seats):
            seat = (host + 1 + number) % table.seats
            place = next(iter(free))
            if len(free) > 1:
                legal: list[Raw] = [{"type": "choose_tile", "tile": index} for index in free]
                place = (yield Ask("choose_tile", seat, legal))["tile"]
            yield from self._play(seat, free.pop(place))

    # The auction.

    def _auction(self, host: int, row: list[str]) -> Generator[Ask, Raw, Bought]:
        table = self.table
        free = dict(enumerate(row))
        bought: Bought = {}
        last = host
        while len(free) > 1:
            chooser = self._next(last, bought)
            place, buyer = yield from self._one(chooser, free, bought)
            bought[buyer] = free.pop(place)
            last = buyer if table.options["bazaar.next_chooser"] == "after-buyer" else chooser
        bought[self._next(last, bought)] = free.popitem()[1]
        return bought

    def _next(self, seat: int, bought: Bought) -> int:
        """The next clockwise without a tile."""
        around = [(seat + step) % self.table.seats for step in range(1, self.table.seats + 1)]
        return next(other for other in around if other not in bought)

    def _one(
        self, chooser: int, free: dict[int, str], bought: Bought
    ) -> Generator[Ask, Raw, tuple[int, int]]:
        """One tile: who gets it (BAZAAR-8..16)."""
        table = self.table
        legal = [{"type": "auction_choose", "tile": i, "bid": 0, "at_least": True} for i in free]
        opening = yield Ask("auction_choose", chooser, legal)
        bid, bidder = opening["bid"], chooser
        for step in range(1, table.seats):
            seat = (chooser + step) % table.seats
            if seat in bought:
                continue
            raises = [{"type": "auction_bid", "bid": bid + 1, "at_least": True}]
            calls: list[Raw] = [*(raises if bid < self._purse(seat) else []), {"type": "pass"}]
            answer = yield Ask("auction_bid", seat, calls)
            if answer["type"] == "auction_bid":
                bid, bidder = answer["bid"], seat
        if bidder == chooser:
            self._pay(chooser, -bid)
            return opening["tile"], chooser
        buy = [{"type": "auction_settle", "choice": "buy"}] if bid <= self._purse(chooser) else []
        answer = yield Ask("auction_settle", chooser, [*buy, {"type": "auction_settle", "choice": "sell"}])
        sold = answer["choice"] == "sell"
        self._pay(chooser, bid if sold else -bid)
        self._pay(bidder, -bid if sold else bid)
        return opening["tile"], bidder if sold else chooser

    def _purse(self, seat: int) -> int:
        """How much a seat can pay (BAZAAR-11, -12, HOUSE-7)."""
        options = self.table.options
        limited = options["bazaar.bid_limit"] == "own-points" or options["score.negative"] == "no"
        return max(self.table.total(seat), 0) if limited else HIGHEST

    def _pay(self, seat: int, points: int) -> None:
        if points:
            self.table.entries.append((seat, "auction", points, None, None, None))

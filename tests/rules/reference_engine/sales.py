"""Bazaars, their auctions, and second halves of double turns around them (BAZAAR, X8-BUILDER-2..5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from tests.rules.reference_engine.expansions.fairy import point_of_a_turn
from tests.rules.reference_engine.sheet import Raw, entries
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement, Turn

if TYPE_CHECKING:
    from tests.rules.reference_engine.turns import Course

HIGHEST = 9999
# The tile that each seat has bought, the first buyer first.
Bought = dict[int, str]


class Sales:
    """What follows a placement at TS-11 and TS-12."""

    def __init__(self, state: GameState, course: Course) -> None:
        self.state = state
        self.course = course
        # Whether a round of bought tiles is under way, and who hosts a bazaar after it.
        self.under_way = False
        self.waiting: list[tuple[int, bool]] = []

    def after(self, this: Placement, *, double: bool, drawn: bool) -> Part:
        """Hold the bazaar of the tile just placed, if one counts, and the other half of the turn."""
        state = self.state
        bazaar = (
            drawn
            and state.options.get("x8.bazaars") == "on"
            and "bazaar" in entries()[this.tile].get("features", [])
        )
        if self.under_way:
            self.waiting += [(this.seat, this.at_zero)] if bazaar else []
        elif bazaar and double and state.options.get("bazaar.builder_turn") == "before":
            yield from self._before(this)
            return
        elif bazaar:
            self.waiting.append((this.seat, this.at_zero))
            yield from self._hold(this.turn)
        if double:
            yield from self.course.half(second=True)

    def _before(self, this: Placement) -> Part:
        """X8-BUILDER-3: the tiles are set aside, the second half is played, then the auction is held."""
        state = self.state
        if self.course.playable() < state.seats:
            yield from self.course.half(second=True)
            return
        self.under_way = True
        state.tiles_left -= state.seats
        yield from self.course.half(second=True)
        state.tiles_left += state.seats
        self.waiting.insert(0, (this.seat, this.at_zero))
        yield from self._hold(this.turn)

    def _hold(self, turn: Turn) -> Part:
        """This bazaar and those that wait for its end (BAZAAR-28..30)."""
        state = self.state
        self.under_way = True
        while self.waiting:
            host, at_zero = self.waiting.pop(0)
            if self.course.playable() >= state.seats:
                yield from self._bazaar(host, at_zero)
        self.under_way = False
        state.turn = turn

    def _bazaar(self, host: int, at_zero: bool) -> Part:
        state = self.state
        row = [place["tile"] for place in state.seen["auction"]["row"]]
        assert len(row) == state.seats
        for tile in state.seen.get("aside", [])[len(state.neutral.aside) :]:
            state.take_out(tile)
            self.course.set_aside(tile)
        for tile in row:
            state.take_out(tile)
            assert not self.course.sleeps(tile) or not state.tiles_left, tile
        way = state.options["bazaar.free_variant"]
        poor = way in ("when-all-zero", "when-drawn-at-zero") and not any(
            map(state.total, range(state.seats))
        )
        if way == "on" or poor or (way == "when-drawn-at-zero" and at_zero):
            yield from self._free(host, row)
            return
        bought = yield from self._auction(host, row)
        first = next(iter(bought)) if state.options["bazaar.first_placer"] == "first-buyer" else host + 1
        for number in range(state.seats):
            seat = (first + number) % state.seats
            yield from self._play(seat, bought[seat])

    def _play(self, seat: int, tile: str) -> Part:
        """BAZAAR-23, -24: a full turn with a bought tile."""
        state = self.state
        state.turn = Turn(seat)
        point_of_a_turn(state)
        state.hand = tile
        drawn = False
        if self.course.sleeps(tile):
            state.hand = None
            self.course.set_aside(tile)
            drawn = self.course.draw()
        elif not self.course.places(tile):
            state.hand = None
            state.discarded.append(tile)
            drawn = self.course.draw()
        yield from self.course.place(second=False, drawn=drawn)

    def _free(self, host: int, row: list[str]) -> Part:
        """BAZAAR-31: everybody takes a tile and places it at once."""
        state = self.state
        free = dict(enumerate(row))
        for number in range(state.seats):
            seat = (host + 1 + number) % state.seats
            place = next(iter(free))
            if len(free) > 1:
                legal: list[Raw] = [{"type": "choose_tile", "tile": index} for index in free]
                place = (yield Ask("choose_tile", seat, legal))["tile"]
            yield from self._play(seat, free.pop(place))

    # The auction.

    def _auction(self, host: int, row: list[str]) -> Generator[Ask, Raw, Bought]:
        state = self.state
        free = dict(enumerate(row))
        bought: Bought = {}
        last = host
        while len(free) > 1:
            chooser = self._next(last, bought)
            place, buyer = yield from self._one(chooser, free, bought)
            bought[buyer] = free.pop(place)
            last = buyer if state.options["bazaar.next_chooser"] == "after-buyer" else chooser
        bought[self._next(last, bought)] = free.popitem()[1]
        return bought

    def _next(self, seat: int, bought: Bought) -> int:
        """Return the next clockwise without a tile."""
        around = [(seat + step) % self.state.seats for step in range(1, self.state.seats + 1)]
        return next(other for other in around if other not in bought)

    def _one(
        self, chooser: int, free: dict[int, str], bought: Bought
    ) -> Generator[Ask, Raw, tuple[int, int]]:
        """Auction one tile: who gets it (BAZAAR-8..16)."""
        state = self.state
        legal = [{"type": "auction_choose", "tile": i, "bid": 0, "at_least": True} for i in free]
        opening = yield Ask("auction_choose", chooser, legal)
        bid, bidder = opening["bid"], chooser
        for step in range(1, state.seats):
            seat = (chooser + step) % state.seats
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
        """Return how much a seat can pay (BAZAAR-11, -12, HOUSE-7)."""
        options = self.state.options
        limited = options["bazaar.bid_limit"] == "own-points" or options["score.negative"] == "no"
        return max(self.state.total(seat), 0) if limited else HIGHEST

    def _pay(self, seat: int, points: int) -> None:
        if points:
            self.state.entries.append((seat, "auction", points, None, None, None))

"""What a row of tiles on sale comes to if everybody reckons alike.

Everybody gets exactly one tile, so only differences count. An outcome is what each seat has in the
end: the worth of its tile to it, and the points it was paid or paid. From that a seat's *liking* follows: its
own share less a part of the others'. Each sale is reckoned backwards, from the answer of the chooser over the
last call to the first; what comes after a sale likewise while few seats are left, else as if each took
the tile it likes most in turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

# Up to so many seats the sales that follow are reckoned through.
THROUGH: Final = 3
# No bid that makes sense is higher.
HIGHEST: Final = 30
# A bid must bring more than the doubt about what tiles are worth to others.
DOUBT: Final = 0.05

Shares = tuple[float, ...]


class Lot(NamedTuple):
    """One tile at sale: which, by whom, who may call in which order, and what is still open."""

    tile: int
    chooser: int
    callers: tuple[int, ...]
    tiles: tuple[int, ...]


class Market:
    """The tiles of one row and what each is worth to each seat.

    `worth[seat][tile]` are points; `limits` the most a seat may pay (None: no limit); `rivalry` is how much a
    point of each opponent hurts. `seats` is the order of play; after a sale the next chooser follows the
    buyer (`after_buyer`) or the chooser.
    """

    def __init__(
        self,
        worth: Mapping[int, Sequence[float]],
        seats: Sequence[int],
        rivalry: float,
        limits: Mapping[int, int | None],
        *,
        after_buyer: bool,
    ) -> None:
        self.worth = worth
        self.seats = tuple(seats)
        self.rivalry = rivalry
        self.limits = limits
        self.after_buyer = after_buyer
        self._place = {seat: place for place, seat in enumerate(self.seats)}
        self._ahead: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Shares] = {}

    def liking(self, seat: int, shares: Shares) -> float:
        """Return what an outcome is worth to a seat."""
        mine = shares[self._place[seat]]
        return mine - self.rivalry * (sum(shares) - mine)

    def lot(self, tile: int, chooser: int, tiles: Sequence[int], seats: Sequence[int]) -> Lot:
        """Return a sale of that tile among the seats without one."""
        start = self._place[chooser]
        clockwise = (*self.seats[start + 1 :], *self.seats[:start])
        return Lot(tile, chooser, tuple(s for s in clockwise if s in seats), tuple(tiles))

    def after(self, lot: Lot, buyer: int) -> Shares:
        """Return what everybody will have if that seat gets the tile, without the payment for it."""
        rest = tuple(tile for tile in lot.tiles if tile != lot.tile)
        without = tuple(sorted({lot.chooser, *lot.callers} - {buyer}))
        nothing = (0.0,) * len(self.seats)
        ahead = self.ahead(self._next(lot, buyer, without), rest, without) if without else nothing
        return self._with(ahead, buyer, self.worth[buyer][lot.tile])

    def _next(self, lot: Lot, buyer: int, without: Sequence[int]) -> int:
        start = self._place[buyer if self.after_buyer else lot.chooser]
        clockwise = (*self.seats[start + 1 :], *self.seats[: start + 1])
        return next(seat for seat in clockwise if seat in without)

    def ahead(self, chooser: int, tiles: tuple[int, ...], seats: tuple[int, ...]) -> Shares:
        """Return what is left to come for everybody, with those tiles for those seats."""
        key = (chooser, tiles, seats)
        known = self._ahead.get(key)
        if known is None:
            through = 1 < len(seats) <= THROUGH
            known = self._best(*key) if through else self._in_turn(*key)
            self._ahead[key] = known
        return known

    def _best(self, chooser: int, tiles: tuple[int, ...], seats: tuple[int, ...]) -> Shares:
        ways = [way for tile in tiles for way in self.openings(self.lot(tile, chooser, tiles, seats))]
        return max(ways, key=lambda shares: self.liking(chooser, shares))

    def _in_turn(self, chooser: int, tiles: tuple[int, ...], seats: tuple[int, ...]) -> Shares:
        """Let each seat take the tile it values most, clockwise from the chooser, without bids."""
        left, shares = list(tiles), [0.0] * len(self.seats)
        start = self._place[chooser]
        for seat in (*self.seats[start:], *self.seats[:start]):
            if seat in seats:
                best = max(left, key=self.worth[seat].__getitem__)
                left.remove(best)
                shares[self._place[seat]] = self.worth[seat][best]
        return tuple(shares)

    def _with(self, shares: Shares, seat: int, points: float) -> Shares:
        place = self._place[seat]
        return (*shares[:place], shares[place] + points, *shares[place + 1 :])

    def settled(self, lot: Lot, bid: int, bidder: int) -> tuple[Shares, Shares]:
        """Return what buying and what selling comes to for everybody (BAZAAR-13)."""
        buys = self._with(self._with(self.after(lot, lot.chooser), lot.chooser, -bid), bidder, bid)
        sells = self._with(self._with(self.after(lot, bidder), bidder, -bid), lot.chooser, bid)
        return buys, sells

    def _settle(self, lot: Lot, bid: int, bidder: int) -> Shares:
        if bidder == lot.chooser:  # nobody called: he pays, and nobody gets it (BAZAAR-15)
            return self._with(self.after(lot, bidder), bidder, -bid)
        buys, sells = self.settled(lot, bid, bidder)
        limit = self.limits[lot.chooser]
        if limit is not None and bid > limit:
            return sells
        return buys if self.liking(lot.chooser, buys) > self.liking(lot.chooser, sells) else sells

    def cap(self, lot: Lot, seat: int) -> int:
        """Return the most that makes sense for a seat.

        What the tile is worth to it over what else may come.
        """
        others = [one for one in (lot.chooser, *lot.callers) if one != seat]
        gets = self.liking(seat, self.after(lot, seat))
        least = min(self.liking(seat, self.after(lot, other)) for other in others)
        sense = int(max(0.0, gets - least) / (1.0 + self.rivalry))
        limit = self.limits[seat]
        return min(sense, HIGHEST) if limit is None else min(sense, limit, HIGHEST)

    def openings(self, lot: Lot) -> list[Shares]:
        """Return what each opening bid, from 0, comes to for everybody."""
        cap = self.cap(lot, lot.chooser)
        return self.standing(lot, lot.callers, cap)[lot.chooser][: cap + 1]

    def standing(self, lot: Lot, callers: Sequence[int], least: int) -> dict[int, list[Shares]]:
        """Return what a bid comes to if it stands before those calls: by bidder, then by bid from 0 on.

        Bids are reckoned up to `least` or what makes sense to any caller, whichever is more.
        """
        caps = {seat: self.cap(lot, seat) for seat in callers}
        top = max(least, *caps.values()) if caps else least
        bidders = (lot.chooser, *lot.callers)
        come = {who: [self._settle(lot, bid, who) for bid in range(top + 1)] for who in bidders}
        for caller in reversed(callers):
            likes = [self.liking(caller, shares) for shares in come[caller]]
            best = _best_above(likes, caps[caller])
            raised = come[caller]
            for who in bidders:
                if who != caller:
                    come[who] = [
                        raised[best[bid]]
                        if best[bid] and likes[best[bid]] > self.liking(caller, shares) + DOUBT
                        else shares
                        for bid, shares in enumerate(come[who])
                    ]
        return come

    def opening(self, lot: Lot) -> tuple[int, float]:
        """Return the best opening bid and what comes of it; a higher bid must be worth its risk."""
        likes = [self.liking(lot.chooser, shares) for shares in self.openings(lot)]
        best = 0
        for bid, points in enumerate(likes):
            if points > likes[best] + DOUBT:
                best = bid
        return best, likes[best]

    def call(self, lot: Lot, seat: int, standing: int, bidder: int) -> tuple[int, float] | None:
        """Return the best raise and what it brings more than passing; None where none makes sense.

        A bid for which the tile would be dearer than it is worth is never made, even to be outdone.
        """
        later, cap = lot.callers[lot.callers.index(seat) + 1 :], self.cap(lot, seat)
        come = self.standing(lot, later, max(standing, cap))
        passing = self.liking(seat, come[bidder][standing])
        got, best = self.liking(seat, self.after(lot, seat)), None
        for bid in range(standing + 1, cap + 1):
            points = self.liking(seat, come[seat][bid]) - passing - DOUBT
            dear = got - (1.0 + self.rivalry) * bid < passing
            if not dear and (best is None or points > best[1] + DOUBT):
                best = bid, points
        return best


def _best_above(likes: list[float], cap: int) -> list[int]:
    """Return for each bid the best higher one up to `cap`; 0 where there is none."""
    best = [0] * len(likes)
    for bid in range(min(cap, len(likes) - 1) - 1, -1, -1):
        higher = bid + 1
        # Of equally good ones the lower: `higher` is lower than whatever was best before.
        best[bid] = higher if not best[higher] or likes[higher] >= likes[best[higher]] else best[higher]
    return best

"""What a sale comes to: opening, raising, passing, buying and selling by the differences between tiles."""

from __future__ import annotations

from random import Random

import pytest

from rules.expansions.bridges_castles_bazaars.auction_advice import Market

EVEN = 1.0


def market(*worth: list[float], limits: dict[int, int | None] | None = None, rivalry: float = EVEN) -> Market:
    """Return a sale with seat 0 as the first chooser, one row of worths a seat."""
    seats = range(len(worth))
    unlimited: dict[int, int | None] = dict.fromkeys(seats)
    return Market(dict(enumerate(worth)), seats, rivalry, limits or unlimited, after_buyer=False)


def random_market(number: int, seats: int) -> Market:
    rng = Random(number)
    rows = [[rng.uniform(0, 12) for _ in range(seats)] for _ in range(seats)]
    return market(*rows, rivalry=rng.choice([0.85, 0.4, 0.1]))


def everything(one: Market) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(range(len(one.seats))), one.seats


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_all_tiles_equal_are_opened_at_0_and_nobody_raises(seats: int) -> None:
    one = market(*[[4.0] * seats] * seats)
    lot = one.lot(0, 0, *everything(one))
    assert one.opening(lot)[0] == 0
    assert all(one.call(lot, seat, 0, 0) is None for seat in lot.callers)


def test_nobody_raises_for_what_is_worth_less_to_it_and_to_the_others() -> None:
    one = market([9, 1], [9, 1])
    assert one.call(one.lot(1, 0, (0, 1), (0, 1)), 1, 0, 0) is None


def test_a_tile_worth_more_is_bid_for_and_never_beyond_its_worth() -> None:
    one = market([5, 5], [15, 5])
    lot = one.lot(0, 0, (0, 1), (0, 1))
    best = one.call(lot, 1, 0, 0)
    assert best is not None
    assert 1 <= best[0] <= 5  # a point paid is a point less and a point more for the only opponent
    assert one.call(lot, 1, 5, 0) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_bid_is_dearer_than_what_the_tile_is_worth_over_the_alternatives(seats: int) -> None:
    bids = 0
    for number in range(60):
        one = random_market(number, seats)
        tiles, all_seats = everything(one)
        for tile in tiles:
            lot = one.lot(tile, 0, tiles, all_seats)
            for seat in lot.callers:
                for standing in (0, 2, 5):
                    best = one.call(lot, seat, standing, 0)
                    if best is not None:
                        bids += 1
                        assert best[0] > standing
                        gets = one.liking(seat, one.after(lot, seat))
                        others = [one.liking(seat, one.after(lot, s)) for s in all_seats if s != seat]
                        assert best[0] * (1 + one.rivalry) <= gets - min(others) + 1e-9
    assert bids > 20


def test_the_chooser_sells_when_the_bid_is_more_than_the_tile_is_worth_to_it() -> None:
    one = market([6, 5], [15, 5])
    lot = one.lot(0, 0, (0, 1), (0, 1))
    buys, sells = one.settled(lot, 5, 1)
    assert list(buys) == [6 - 5, 5 + 5]
    assert list(sells) == [5 + 5, 15 - 5]
    assert one.liking(0, sells) > one.liking(0, buys)


def test_the_chooser_buys_cheaply_what_it_values() -> None:
    one = market([15, 5], [15, 5])
    buys, sells = one.settled(one.lot(0, 0, (0, 1), (0, 1)), 1, 1)
    assert one.liking(0, buys) > one.liking(0, sells)


def test_it_opens_with_the_tile_that_is_worth_most_more_than_the_rest() -> None:
    one = market([2, 9, 3], [4, 4, 4], [4, 4, 4])
    tiles, seats = everything(one)
    points = [one.opening(one.lot(tile, 0, tiles, seats))[1] for tile in tiles]
    assert max(tiles, key=points.__getitem__) == 1


def test_an_opening_bid_asks_a_price_where_both_want_the_tile() -> None:
    one = market([20, 5], [20, 5])
    lot = one.lot(0, 0, (0, 1), (0, 1))
    bid, points = one.opening(lot)
    assert bid > 0
    assert points > one.liking(0, one.openings(lot)[0])


def test_limits_are_kept() -> None:
    one = market([5, 5], [25, 5], limits={0: 0, 1: 2})
    lot = one.lot(0, 0, (0, 1), (0, 1))
    best = one.call(lot, 1, 0, 0)
    assert best is not None
    assert best[0] <= 2
    assert one.call(lot, 1, 2, 0) is None
    assert one.opening(lot)[0] == 0


def test_the_last_tile_is_free() -> None:
    one = market([3, 7], [4, 8])
    assert one.ahead(1, (1,), (1,)) == (0.0, 8.0)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_later_auctions_concern_only_seats_without_a_tile(seats: int) -> None:
    one = random_market(1, seats)
    tiles, all_seats = everything(one)
    shares = one.ahead(1, tiles[1:], all_seats[1:])
    assert shares[0] == 0.0
    assert all(share > 0 for share in shares[1:])

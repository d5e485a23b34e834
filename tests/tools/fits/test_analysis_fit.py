"""The fit of what analyses expect, and the check of stated chances."""

from __future__ import annotations

import pytest

from rules.analysis.chances import chances
from tools.analysis.calibration import plot, table, tenths
from tools.analysis.fit import fitted, least_squares
from tools.analysis.games import BASE_TWO, samples
from tools.analysis.luck import slope


def test_least_squares_finds_a_line() -> None:
    known = [([1.0, float(x)], 3.0 + 2.0 * x, 1.0 + x) for x in range(5)]
    assert least_squares(known) == pytest.approx([3.0, 2.0])


def test_the_same_numbers_give_the_same_games_and_figures() -> None:
    one, two = samples(BASE_TWO, 7), samples(BASE_TWO, 7)
    assert one == two
    assert fitted(one) == fitted(two)
    assert one != samples(BASE_TWO, 8)


def test_every_moment_counts_once_for_each_seat() -> None:
    games = [samples(BASE_TWO, number) for number in (1, 2)]
    rows = tenths(games)
    assert sum(row.moments for row in rows) == sum(2 * len(game) for game in games)
    stated = sum(row.stated * row.moments for row in rows)
    assert stated == pytest.approx(sum(sum(chances(s.found, s.present)) for game in games for s in game))
    assert len(table(rows).splitlines()) == 12
    assert plot(rows).count("<circle") == 10


def test_the_slope_of_a_line_is_found_without_an_error() -> None:
    assert slope([(x, 2.0 * x + 1) for x in (-1.0, 0.0, 3.0)]) == pytest.approx((2.0, 0.0))

"""What games between bots say: shares of victories, means, and how sure they are."""

from __future__ import annotations

import pytest

from rules.bots.tally import interval, table, tallies


def test_a_shared_victory_counts_its_part() -> None:
    first, second = tallies(["a", "b"], [[10, 5], [7, 7], [3, 8], [9, 1]])
    assert (first.won, first.shared, first.share) == (2, 1, 0.625)
    assert (second.won, second.shared, second.share) == (1, 1, 0.375)


def test_seats_of_the_same_bot_count_as_one_player() -> None:
    """One against three: a victory that two of the three share is theirs alone."""
    one, three = tallies(["a", "b", "b", "b"], [[10, 4, 5, 6], [2, 9, 9, 3], [8, 8, 1, 0]])
    assert (one.seats, one.won, one.shared, one.share) == (1, 1, 1, 0.5)
    assert (three.seats, three.won, three.shared, three.share) == (3, 1, 1, 0.5)
    assert one.points == pytest.approx(20 / 3)
    assert one.lead == pytest.approx((10 - 5 + 2 - 7 + 8 - 3) / 3) == pytest.approx(-three.lead)


def test_the_interval_is_that_of_wilson() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_the_lead_has_an_error_from_two_games_on() -> None:
    (only, _), (of_four, _) = (tallies(["a", "b"], [[2, 1], [4, 1]] * n) for n in (1, 2))
    assert only.lead == 2
    assert only.lead_error == pytest.approx(1.96, abs=1e-3)
    assert of_four.lead_error < only.lead_error
    assert "±" not in table([("base", tallies(["a", "b"], [[2, 1]])[0])])


def test_a_player_alone_leads_nobody() -> None:
    assert tallies(["a", "a"], [[2, 1], [5, 5]])[0].lead == 0.0


def test_the_table_has_a_row_for_each_set_and_player() -> None:
    found = tallies(["a", "b", "b"], [[10, 5, 0], [20, 5, 0]])
    lines = table([("base", found[0]), ("base", found[1])]).splitlines()
    assert lines[2] == "| base | a | 2 | 2 | 0 | 100.0% | 34.2% to 100.0% | 15.0 | +12.5 ± 9.8 |"
    assert "b (2 seats)" in lines[3]

"""Chances and what they are made of: they move the right way, and the data file is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.analysis import reasons
from rules.analysis.chances import chances, spread, won
from rules.analysis.coefficients import COEFFICIENTS, KNOTS, hats
from rules.analysis.estimate import Position, Stage, Terms, expected
from rules.bots.standing import lead
from tools import ROOT


def standing(*scores: float, turns: float = 10.0, kind: str = "plain") -> Position:
    stage = Stage(turns, turns / 36, 2.7, kind)
    return Position(stage, [Terms(score, 0, 0, 0, 0) for score in scores])


def test_equal_seats_have_equal_chances() -> None:
    assert chances(standing(40, 40), [0, 1]) == pytest.approx([0.5, 0.5])
    assert chances(standing(40, 40, 40), [0, 1, 2]) == pytest.approx([1 / 3] * 3)


def test_more_points_and_fewer_turns_left_make_it_surer() -> None:
    early, late = chances(standing(60, 50, turns=30), [0, 1]), chances(standing(60, 50, turns=2), [0, 1])
    assert 0.5 < early[0] < late[0] < 1
    assert late[0] > 0.9


def test_a_seat_that_has_left_has_no_chance() -> None:
    assert chances(standing(90, 50, 40), [1, 2])[0] == 0


def test_a_shared_victory_counts_in_parts() -> None:
    assert won([70, 90, 90], [0, 1, 2]) == [0, 0.5, 0.5]
    assert won([70, 90, 90], [0]) == [1, 0, 0]


def test_what_stands_on_the_board_counts() -> None:
    stage = Stage(5, 0.2, 2.7, "plain")
    points = expected(Position(stage, [Terms(10, 8, 0, 0, 0), Terms(10, 0, 8, 0, 0), Terms(10, 0, 0, 8, 0)]))
    assert all(points[seat] > expected(standing(10, 10, turns=5))[0] for seat in range(3))
    assert lead([30, 20, 10], 0) == 15


@pytest.mark.parametrize("kind", list(COEFFICIENTS))
def test_the_spread_falls_with_the_turns_left(kind: str) -> None:
    sizes = [spread(Stage(turns, turns / 36, 2.7, kind)) for turns in (36, 18, 9, 4, 1)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] > 0


def test_knots_share_every_moment_of_a_game() -> None:
    for youth in (0.0, 0.1, 0.15, 0.5, 1.0):
        assert sum(hats(youth)) == pytest.approx(1)
    assert hats(KNOTS[2])[2] == 1


def test_the_page_names_every_reason() -> None:
    page = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `(\w+)` \| (?:`kind`, )?(?:`x`, `y`, )?`points`", page, re.MULTILINE))
    source = Path(reasons.__file__).read_text(encoding="utf-8")
    used = set(re.findall(r'(?:Reason|_reason)\(\s*"(\w+)"', source)) | {"shares", "takes"}
    assert named == used

"""The herd of pigs on a tile of the second river: what it brings to the fields it grazes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.bots import BotView
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.scoring.fields import rate_for
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn, stand_barn
from tests.rules.bridges_castles_bazaars.stage import found
from tests.rules.river.stage import EDITIONS
from tests.rules.scene import Scene, entries, on_board
from tests.rules.traders_and_builders.stage import farmed

TRADERS, BARNS, CASTLES = "traders-and-builders", "abbey-and-mayor", "bridges-castles-bazaars"
# The herd grazes west of a monastery, on a field with two completed cities; the river bends round it.
PASTURE = """
.         C@180  .     .
.         C      .     .
RI.2/II+  *L     C@90  C@270
.         ??     .     .
"""
BEND = """
.          .         C@180  .     .
C@180      .         C      .     .
RI.1/CICI  RI.2/II+  *L     C@90  C@270
.          .         ??     .     .
"""


def pasture(*expansions: str, board: str = PASTURE, hand: Sequence[str] = ("L", "L"), **keys: Any) -> Scene:
    """Return a scene at the herd; the river has run its course."""
    return on_board(board, expansions=["river", *expansions], hand=hand, last=True, **keys)


@clause("RIVER-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_farmers_get_a_point_more_for_each_city(edition: str) -> None:
    scene = pasture(edition=edition).stand(0, "field@NL").stand(1, "field@NL").finish()
    assert entries(scene) == [(0, "field", 8), (1, "field", 8)]


@clause("RIVER-14", "BASE-FARM-6")
def test_herd_counts_only_for_the_scoring_seat() -> None:
    scene = pasture().stand(0, "field@NL").stand(1, "field@NL").stand(1, "field@NL").finish()
    assert entries(scene) == [(1, "field", 8)]


@clause("RIVER-14")
def test_across_the_river_there_is_no_herd() -> None:
    """The tile's other field lies in the bend, and borders the city north of the tile before it."""
    scene = pasture(board=BEND).stand(0, "field@NL").stand(1, "field@NL", (-1, 0)).finish()
    assert entries(scene) == [(0, "field", 8), (1, "field", 3)]


@clause("RIVER-14", "GQ-2")
def test_two_herds_of_two_copies_of_the_river_add_one_each() -> None:
    board = PASTURE.replace("??", "RI.2/II+@270")
    scene = pasture(board=board).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", 10)]


@clause("RIVER-14", "PIG-3")
def test_an_own_pig_adds_to_the_herd() -> None:
    scene = farmed(pasture(TRADERS)).stand(1, "field@NL").finish()
    assert entries(scene) == [(0, "field", 10), (1, "field", 8)]


@clause("RIVER-14", "PIG-5", "X8-PIGHERD-1", "INT-27")
def test_a_castle_brings_six_with_pig_and_herd() -> None:
    """The castle 4 + 1 + 1, the city 3 + 1 + 1."""
    scene = found(pasture(TRADERS, CASTLES), 1, 0, -1, "N")
    farmed(scene).stand(1, "field@NL").finish()
    assert entries(scene) == [(0, "field", 11), (1, "field", 9)]


@clause("RIVER-14", "PIG-7", "BASE-FARM-8")
@pytest.mark.parametrize(("scoring", "points"), [("per-city-4", 5), ("per-farm-3-once", 4)])
def test_herd_counts_in_older_field_scoring(scoring: str, points: int) -> None:
    scene = pasture(options={"farm.scoring": scoring}).stand(0, "field@NL").finish()
    assert scene.scores == [2 * points, 0]


@clause("RIVER-14", "BARN-7")
def test_barn_gets_nothing_for_the_herd() -> None:
    scene = stand_barn(pasture(BARNS), 0, "field@NL").finish()
    assert entries(scene) == [(0, "barn", 8)]


@clause("RIVER-14", "BARN-3")
def test_farmers_sent_home_by_a_barn_get_the_herd() -> None:
    board = PASTURE.replace("??     . ", "L      ??")
    scene = pasture(BARNS, board=board, hand=["L", "L"]).stand(1, "field@NL")
    raise_barn(scene.place((1, 1)), "NW", "field@NL").end()
    assert entries(scene) == [(1, "field", 8)]


@clause("RIVER-14")
def test_bots_count_it_for_a_farm_that_they_think_of_enlarging() -> None:
    """Else they would take every tile beside their own farm for a loss."""
    scene = pasture().stand(0, "field@NL")
    state, decision = scene.game.state, scene.game.decision
    assert decision is not None
    sim = Judge(BotView(state, decision), WEIGHTS).simulate((0, 1), 0)
    larger = next(group.prospect.feature for group in sim.groups if group.kind == "field")
    assert rate_for(state, larger, 0, 3) == 4


@clause("RIVER-14")
def test_a_game_of_the_first_revision_keeps_its_scores() -> None:
    """Such a game began before the herd counted, and its players may have seen the score."""
    scene = pasture(revision=1).stand(0, "field@NL").finish()
    assert (entries(scene), scene.game.setup.to_json()["revision"]) == ([(0, "field", 6)], 1)


@clause("BASE-GEN-6")
def test_herd_without_the_river_is_a_drawing() -> None:
    scene = on_board("RI.2/II+ *L C@90 C@270", hand=["L", "L"], last=True).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", 3)]

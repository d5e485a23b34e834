"""The tiles of Games Quarterly 11 and their herd of pigs (clauses GQ)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Setup, catalogue
from rules.bots import BotView
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.scoring.fields import rate_for
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn, stand_barn
from tests.rules.bridges_castles_bazaars.stage import found
from tests.rules.scene import Scene, entries, on_board
from tests.rules.traders_and_builders.stage import farmed

BOX, TRADERS, CASTLES, BARNS = "gq11", "traders-and-builders", "bridges-castles-bazaars", "abbey-and-mayor"
# The herd grazes west of a monastery, on a field with two completed cities.
PASTURE = """
.     C@180  .     .
.     C      .     .
GQ/F  *L     C@90  C@270
.     ??     .     .
"""
TWO_HERDS = """
.         .     C@180  .     .
.         .     C      .     .
RI.2/II+  GQ/F  *L     C@90  C@270
.         .     ??     .     .
"""


def setup(*more: str, **keys: Any) -> Setup:
    """Return the setup of a real game with the expansion and these others."""
    return Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [BOX, *more], **keys})


def pasture(*more: str, board: str = PASTURE, **keys: Any) -> Scene:
    """Return a scene at the herd, before the last tiles."""
    return on_board(board, **{"expansions": [BOX, *more], "hand": ["L", "L"], "last": True, **keys})


@clause("GQ-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ten_land_tiles_are_shuffled_in_and_nothing_is_dealt(edition: str) -> None:
    plan, plain = setup(edition=edition), Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition})
    added = [tile for tile in plan.bag() if tile.startswith("GQ/")]
    assert (len(added), len(set(added)), len(plan.bag())) == (10, 10, len(plain.bag()) + 10)
    assert not plan.layers
    assert on_board("*RCr ??", expansions=[BOX]).game.state.seats[0].supply == {"meeple": 7}


@clause("GQ-8")
def test_parts_can_be_left_out_or_taken_twice() -> None:
    def of(**keys: Any) -> int:
        return sum(tile.startswith("GQ/") for tile in setup("river", **keys).tiles().elements())

    assert [of(), of(sets={"gq11-river": 0}), of(sets={"gq11-land": 0}), of(sets={"gq11-land": 2})] == [
        12,
        10,
        2,
        22,
    ]


@clause("GQ-2", "RIVER-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_farmers_at_the_herd_get_a_point_more_for_each_city(edition: str) -> None:
    scene = pasture(edition=edition).stand(0, "field@NL").stand(1, "field@NL").stand(1, "field@NL").finish()
    assert entries(scene) == [(1, "field", 8)]


@clause("GQ-2")
def test_without_the_herd_the_pigs_are_a_drawing() -> None:
    scene = pasture(options={"gq11.herd": "no"}).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", 6)]


@clause("GQ-2")
@pytest.mark.parametrize(("herd", "points"), [("yes", 10), ("no", 8)])
def test_two_herds_on_one_field_add_one_each(herd: str, points: int) -> None:
    """The other herd lies on a tile of River II, which counts whatever the option says."""
    scene = pasture("river", board=TWO_HERDS, options={"gq11.herd": herd}).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", points)]


@clause("GQ-2")
def test_a_herd_of_the_river_counts_once_when_both_are_in_play() -> None:
    board = PASTURE.replace("GQ/F ", "RI.2/II+")
    scene = pasture("river", board=board).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", 8)]


@clause("GQ-2", "PIG-5", "X8-PIGHERD-1")
def test_own_pig_and_castle_come_besides() -> None:
    """Castle 4 + 1 + 1 and city 3 + 1 + 1 with an own pig; a point less for each without."""
    scene = found(pasture(TRADERS, CASTLES), 1, 0, -1, "N")
    farmed(scene).stand(1, "field@NL").finish()
    assert entries(scene) == [(0, "field", 11), (1, "field", 9)]


@clause("GQ-2", "RIVER-14", "BARN-7")
def test_a_barn_gets_nothing_of_it() -> None:
    scene = stand_barn(pasture(BARNS), 0, "field@NL").finish()
    assert entries(scene) == [(0, "barn", 8)]


@clause("GQ-2", "RIVER-14", "BARN-3")
def test_farmers_driven_off_by_a_barn_get_it() -> None:
    board = PASTURE.replace("??     . ", "L      ??")
    scene = pasture(BARNS, board=board, hand=["L", "L"]).stand(1, "field@NL")
    raise_barn(scene.place((1, 1)), "NW", "field@NL").end()
    assert entries(scene) == [(1, "field", 8)]


@clause("GQ-2", "PIG-7", "BASE-FARM-8")
@pytest.mark.parametrize(("scoring", "points"), [("per-city-4", 5), ("per-farm-3-once", 4)])
def test_it_counts_in_older_field_scoring(scoring: str, points: int) -> None:
    scene = pasture(options={"farm.scoring": scoring}).stand(0, "field@NL").finish()
    assert scene.scores == [2 * points, 0]


@clause("GQ-2")
def test_bots_count_it_for_a_field_that_they_think_of_enlarging() -> None:
    scene = pasture().stand(0, "field@NL")
    state, decision = scene.game.state, scene.game.decision
    assert decision is not None
    sim = Judge(BotView(state, decision), WEIGHTS).simulate((1, 1), 0)
    larger = next(group.prospect.feature for group in sim.groups if group.kind == "field")
    assert rate_for(state, larger, 0, 3) == 4


@clause("GQ-7")
def test_the_corner_of_the_city_parts_two_fields() -> None:
    scene = on_board("*L ??", expansions=[BOX], hand=["GQ/Cc!"]).place("??", 180)
    west, north = scene.look(1, 0, "field@WL"), scene.look(1, 0, "field@NL")
    assert west["spots"] != north["spots"]
    assert {"field@NL", "field@WL", "city@E"} <= set(scene.can_deploy())


@clause("GQ-7")
def test_four_roads_end_at_the_monastery() -> None:
    scene = on_board("*RFr ??", expansions=[BOX], hand=["GQ/LRRRR"]).place("??")
    assert {"monastery", "road@N", "road@E", "road@S", "road@W"} <= set(scene.can_deploy())
    scene.deploy("monastery")
    assert scene.figures(1, 0, "road@W") == {}


@clause("GQ-1")
def test_the_catalogue_has_what_the_sources_name() -> None:
    assert catalogue()[BOX].parts == ("gq11-land", "gq11-river")
    assert not catalogue()[BOX].reconstructed

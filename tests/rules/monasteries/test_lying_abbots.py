"""Lying abbots: what they bring, and several figures in one building (MONAS-12 to MONAS-18)."""

from __future__ import annotations

import pytest

from rules.bots.outlook import Outlook
from rules.bots.prospects import Prospects
from rules.bots.weights import WEIGHTS
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import lay_abbey
from tests.rules.bridges_castles_bazaars.stage import bridges, build
from tests.rules.monasteries.stage import NEARLY, stage, surround
from tests.rules.scene import Scene, entries

# Four tiles above, two to the right, one below, two to the left.
SERIES = """
.      .      RFr    .      .
.      .      RFr    .      .
.      .      RFr    .      .
.      .      RFr    .      .
RFr@90 RFr@90 *MO/M1 RFr@90 RFr@90
.      .      RFr    .      .
"""
# Two above, a gap to the right with a tile behind it, two below, one to the left.
GAP = """
.      RFr    .  .
.      RFr    .  .
RFr@90 *MO/M1 .  RFr@90
.      RFr    .  .
.      RFr    .  .
"""


def at_the_end(scene: Scene) -> list[tuple[int, str, int]]:
    """Return what is scored at the end, of lying abbots."""
    return [entry for entry in entries(scene.finish()) if entry[1] == "abbacy"]


@clause("MONAS-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lying_abbot_stays_until_the_end(edition: str) -> None:
    scene = surround(stage(edition=edition).stand(1, "abbacy"))
    assert (entries(scene), scene.figures(0, 0, "abbacy")) == ([], {1: 1})
    scene = stage(edition=edition).stand(0, "abbacy").finish()
    assert entries(scene) == [(0, "abbacy", 4)]
    assert scene.supply() == [7, 7]


@clause("MONAS-11")
def test_bots_expect_no_completion_of_a_building_with_lying_abbots_only() -> None:
    state = surround(stage().stand(0, "abbacy")).game.state
    building = next(
        spot.feature for spot in state.board.tiles[0, 0].spots if spot.segment.kind == "monastery"
    )
    assert Prospects(state, Outlook(state, WEIGHTS)).of(building).chance == 0


@clause("MONAS-13")
def test_row_and_column_count() -> None:
    scene = stage(SERIES).stand(0, "abbacy")
    seen = scene.look(0, 0, "abbacy")
    assert (seen["kind"], seen["value"], seen["tiles"], seen["complete"]) == ("abbacy", 10, 10, False)
    assert at_the_end(scene) == [(0, "abbacy", 10)]
    assert scene.game.state.scored[-1]["parts"] == [{"what": "tiles", "count": 10, "points": 10}]


@clause("MONAS-14")
def test_an_empty_cell_ends_the_series() -> None:
    assert at_the_end(stage(GAP).stand(0, "abbacy")) == [(0, "abbacy", 6)]


@clause("MONAS-15")
def test_an_abbey_counts_as_a_tile() -> None:
    board = NEARLY.replace("??", "??     L").replace("RFr    RFr     RFr", "RFr    RFr     RFr     RFr")
    scene = lay_abbey(stage(board, "abbey-and-mayor").stand(0, "abbacy"))
    assert scene.look(0, 0, "abbacy")["value"] == 6


@clause("MONAS-15")
def test_tiles_of_the_river_count() -> None:
    scene = stage("*MO/M1\nRI.1/IFI", "river", hand=[]).stand(0, "abbacy")
    assert scene.look(0, 0, "abbacy")["value"] == 2


@clause("MONAS-15", "BRIDGE-30")
def test_a_bazaar_counts_and_a_bridge_may_pass_over_the_building() -> None:
    options = {"x8.bazaars": "off"}
    scene = stage("*MO/M1 ??", "bridges-castles-bazaars", hand=["BB/F.b", "RFr"], options=options)
    scene.stand(1, "abbacy").place()
    assert (0, 0, "ns") in bridges(scene)
    build(scene, 0, 0, "ns")
    assert scene.look(0, 0, "abbacy")["value"] == 2
    assert scene.figures(0, 0, "abbacy") == {1: 1}


@clause("MONAS-16", "MONAS-17")
def test_monks_and_lying_abbots_are_counted_apart() -> None:
    scene = surround(stage().stand(0, "monastery").stand(1, "abbacy"))
    assert entries(scene) == [(0, "monastery", 9)]
    assert scene.figures(0, 0, "abbacy") == {1: 1}
    own = surround(stage(hand=["C"], last=True).stand(1, "monastery").stand(1, "abbacy"))
    assert entries(own) == [(1, "monastery", 9), (1, "abbacy", 5)]


@clause("MONAS-16")
def test_majorities_are_taken_among_each_kind() -> None:
    scene = stage().stand(0, "monastery").stand(1, "abbacy").stand(1, "abbacy").stand(0, "abbacy")
    assert scene.look(0, 0, "monastery")["holders"] == [0]
    assert scene.look(0, 0, "abbacy")["holders"] == [1]
    tied = stage(hand=["C"], last=True).stand(0, "abbacy").stand(1, "abbacy").turn("??", 90)
    assert tied.game.over
    assert sorted(entries(tied)) == [(0, "abbacy", 5), (1, "abbacy", 5)]


@clause("MONAS-17")
def test_at_the_end_of_an_incomplete_building_both_get_their_own() -> None:
    scene = stage().stand(0, "monastery").stand(0, "abbacy").finish()
    assert entries(scene) == [(0, "monastery", 8), (0, "abbacy", 4)]


@clause("MONAS-18", "BASE-END-4")
def test_they_are_scored_after_buildings_and_before_fields_by_place() -> None:
    board = "*MO/M1 MO/M2@90 L C@180 \n. . . C"
    scene = stage(board, "traders-and-builders").stand(0, "abbacy", (1, 0)).stand(0, "abbacy")
    scene.stand(0, "monastery", (2, 0)).stand(0, "field@NL")
    scene.game.state.seats[0].score = 0
    scene.finish()
    found = [(e["reason"], e.get("x")) for e in scene.game.state.scored if e["reason"] != "goods"]
    assert found == [("monastery", 2), ("abbacy", 0), ("abbacy", 1), ("field", 0)]

"""Chapter BRIDGE, section 2.4: points, fields, permanence."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import EDITIONS, bridged, build, needs, stage
from tests.rules.scene import entries


@clause("BRIDGE-23", "BRIDGE-27", "BRIDGE-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_printed_tiles_and_two_bridges_are_6(edition: str) -> None:
    scene = stage("*RRR RFr ?a ?b RFr RRR", hand=["L", "L"], edition=edition)
    bridged(scene, "?a", "ew").deploy("road@E").end()
    assert scene.scores == [0, 0]
    bridged(scene, "?b", "ew").end()
    assert scene.scores == [6, 0]
    assert scene.supply() == [7, 7]


@clause("BRIDGE-24")
def test_roads_that_only_the_bridge_touches_are_completed_by_it() -> None:
    scene = stage("*RRR ?? RRR", hand=["L"]).stand(1, "road@E")
    bridged(scene, "??", "ew").end()
    assert entries(scene) == [(1, "road", 3)]


@clause("BRIDGE-24", "BRIDGE-35")
def test_a_bridge_beside_the_new_tile_goes_on_into_the_open() -> None:
    scene = build(stage("*L ??", hand=["RRR"]).place("??", 0), 0, 0, "ew").deploy("road@W").end()
    assert scene.scores == [0, 0]
    assert scene.look(0, 0, "road@W")["open"] == 1


LOOP = """
.        .    Rr@270  Rr
RRR      RFr  ??      Rr@90
.        .    RFr@90  .
.        .    RRR@180 .
"""


@clause("BRIDGE-25", "BRIDGE-23", "BASE-SCORE-2")
def test_a_road_that_passes_under_its_own_bridge_counts_the_tile_once() -> None:
    scene = bridged(stage(LOOP, hand=["RFr"]), "??", "ew", 90).deploy("road@E").end()
    assert scene.scores == [8, 0]


CROSS = """
.    RRR  .
RRR  ??   RRR
.    RRR@180  .
"""


@clause("BRIDGE-26", "BRIDGE-12")
def test_a_tile_counts_in_each_road_that_runs_over_it() -> None:
    scene = stage(CROSS.replace("*", ""), hand=["RFr"]).stand(1, "road@S", (1, 0))
    x, y = scene.cell("??")
    bridged(scene, (x, y), "ew", 90).deploy("road@E").end()
    assert sorted(entries(scene)) == [(0, "road", 3), (1, "road", 3)]


@clause("BRIDGE-28")
def test_bridge_divides_no_city() -> None:
    scene = stage("*C@180\n??\nC", hand=["CFc.1"]).place("??", 90)
    before = scene.look(0, 1, "city@N")
    build(scene, 0, 1, "ew").deploy("city@N")
    assert {**scene.look(0, 1, "city@N"), "figures": [], "holders": []} == before
    assert scene.end().scores == [6, 0]


@clause("BRIDGE-28", "BRIDGE-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bridge_divides_no_field(edition: str) -> None:
    scene = stage("*L ??", hand=["L"], edition=edition).place("??")
    before = scene.look(1, 0, "field@NL")
    build(scene, 1, 0, "ns")
    assert scene.look(1, 0, "field@NL") == before
    assert scene.look(1, 0, "field@SR")["home"] == before["home"]


@clause("BRIDGE-29")
def test_fields_beside_a_road_become_one_through_the_bridged_tile() -> None:
    scene = stage("*RFr ??", hand=["L"]).stand(0, "field@NL").stand(1, "field@SL")
    bridged(scene, "??", "ew")
    assert scene.look(1, 0, "field@NL")["holders"] == [0, 1]
    assert scene.look(0, 0, "field@NL")["home"] == scene.look(0, 0, "field@SL")["home"]


@clause("BRIDGE-30", "BRIDGE-35", "INT-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bridge_passes_over_a_monastery_and_its_monk(edition: str) -> None:
    scene = stage("*L ??", hand=["L"], edition=edition).stand(1, "monastery").place("??")
    build(scene, 0, 0, "ns").end()
    assert scene.figures(0, 0, "monastery") == {1: 1}
    assert scene.look(0, 0, "monastery")["value"] == 2
    assert scene.finish().scores == [0, 2]


@clause("BRIDGE-30")
def test_bridge_passes_over_any_follower() -> None:
    scene = stage("*RFr@90\n??", hand=["RFr"]).stand(1, "road@S").stand(0, "field@EL").place("??", 90)
    build(scene, 0, 0, "ew")
    assert (scene.figures(0, 0, "road@N"), scene.figures(0, 0, "field@EL")) == ({1: 1}, {0: 1})
    assert scene.figures(0, 0, "road@E") == {}


@clause("BRIDGE-31", "INT-19")
@pytest.mark.parametrize(
    ("board", "tile", "rotation"),
    [
        ("*RFr@90\n??", "RFr", 90),
        ("*RFr@90\n??", "BB/RFR.b", 0),
        ("*RFr@90\n??", "RFrG", 90),
        ("*C@180\n??", "CFc.1", 90),
        ("*C@180\n??", "C", 0),
        ("*L\n??", "BB/F.b", 0),
        ("*RFr@90\n??", "LR", 180),
    ],
)
def test_only_the_two_ends_are_limited(board: str, tile: str, rotation: int) -> None:
    scene = stage(board, hand=[tile], options={"abbot.enabled": "yes"}).place("??", rotation)
    build(scene, 0, 1, "ew")
    assert scene.look(0, 1, "road@W")["open"] == 2


@clause("BRIDGE-32", "BASE-CONN-4")
def test_bridge_may_join_occupied_roads() -> None:
    scene = stage("*RRR RFr RFr ?? RFr RRR", hand=["L"])
    scene.stand(0, "road@E", (1, 0)).stand(1, "road@W", (5, 0))
    bridged(scene, "??", "ew").end()
    assert scene.scores == [6, 6]


@clause("BRIDGE-32")
def test_the_majority_takes_it() -> None:
    scene = stage("*RRR RFr ?? RFr RRR", hand=["L"])
    scene.stand(0, "road@E", (1, 0)).stand(0, "road@E", (0, 0)).stand(1, "road@W", (4, 0))
    assert bridged(scene, "??", "ew").end().scores == [5, 0]


@clause("BRIDGE-33", "BASE-DONE-2")
def test_a_loop_closed_by_a_bridge_is_complete() -> None:
    scene = stage("Rr@270 ?? Rr\nRr@180 RFr Rr@90", hand=["L"])
    bridged(scene, "??", "ew").deploy("road@E").end()
    assert scene.scores == [6, 0]


@clause("BRIDGE-34", "X8-SETUP-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bridge_stays_when_its_road_is_scored(edition: str) -> None:
    scene = stage("*RRR ?? RRR", hand=["L", "L"], edition=edition)
    bridged(scene, "??", "ew").deploy("road@E").end()
    assert scene.scores == [3, 0]
    assert view(scene.game)["bridges"] == [{"x": 1, "y": 0, "axis": "ew"}]
    assert scene.supply("bridge") == [2, 3]
    scene.finish()
    assert len(view(scene.game)["bridges"]) == 1


@clause("BRIDGE-35")
def test_bridge_fills_no_cell() -> None:
    scene = bridged(stage("*RFr ??", hand=["L", "RFr"]), "??", "ew").end()
    assert (2, 0, 0) in scene.can_place()
    assert len(view(scene.game)["tiles"]) == 2
    assert scene.look(1, 0, "monastery")["value"] == 2


@clause("BRIDGE-25", "BASE-END-2")
def test_an_unfinished_road_with_a_bridge_counts_its_tiles_at_the_end() -> None:
    scene = bridged(stage("*RFr ??", hand=["L"]), "??", "ew").deploy("road@E").end()
    assert needs(scene) == []
    assert scene.finish().scores == [2, 0]

"""Chapter NET: which connections are new."""

from __future__ import annotations

import pytest

from rules.expansions.wanderer_mayors_office.wanderer_offers import right
from rules.state.placement import Placement
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build, found
from tests.rules.wanderer_mayors_office.stage import (
    FIRST,
    GAP,
    JOINED,
    X8,
    anywhere,
    connected,
    lay,
    refused,
    rights,
    roads,
    send,
    stage,
    walking,
)

IC, TB = "inns-and-cathedrals", "traders-and-builders"
# Two cities between which two ways run; the first goes straight, the second has its last tile still to come.
TWO_WAYS = """
TB/CcRR!.c  RFr  TB/CcRR!.c@90
*RFr@90     .    RFr@90
Rr@180      ??   Rr@90
"""


@clause("NET-12")
def test_earlier_connection_is_not_new() -> None:
    """Two cities, each with two roads; the first ways meet, then the second ones."""
    scene = stage(TWO_WAYS, TB).place()
    assert connected(scene, ("city@N", (0, -1)), ("city@N", (2, -1)))
    assert rights(scene) == []
    assert refused(scene, "road@E").code == "wanderer.old"
    # Without the first way the second is new.
    assert rights(stage(TWO_WAYS.replace("  RFr  ", "  .  "), TB).place()) == [(1, 1, "road@E")]


@clause("NET-13")
def test_two_monasteries_connected_are_not_enough() -> None:
    scene = stage("*LR@270  ??  LR@90").place()
    assert rights(scene) == []
    assert refused(scene, "road@E").code == "wanderer.old"
    both = stage("*LR@270  ??  AM/RC").place()
    assert rights(both) == [(1, 0, "road@E")]


@clause("NET-13", "WANDER-8")
@pytest.mark.parametrize(("other", "turn", "counts"), [("AM/RC", 0, 1), ("BA/LR", 90, 0), ("CU/SR", 90, 0)])
def test_a_shrine_counts_as_a_monastery_does(other: str, turn: int, counts: int) -> None:
    """With a city it is a new pair; with a monastery or another shrine it is none."""
    scene = lay(lay(stage("*L"), "CU/SR", 8, 9, 270), other, 10, 9, turn)
    tile = scene.game.state.put("BA/RFr", (9, 9), 0)
    roads(scene).follow(scene.game.state, Placement(0, tile, 0))
    [network] = roads(scene).changed()
    assert [place.kind for place in network.terminals].count("shrine") >= 1
    assert len(network.terminals) == 2
    assert len(roads(scene).new_pairs(network)) == counts
    assert (right(roads(scene), network) is None) == bool(counts)


@clause("NET-15")
@pytest.mark.parametrize("way", ["RFr", "."])
def test_a_city_that_grew_together_is_any_of_its_parts(way: str) -> None:
    """The lower part of A may be connected with B; the tile joins it with the upper one, and that with B."""
    board = f"C@180  .  .\n??  RFr  TB/CR@180\n*AM/CCRR  {way}  AM/RC"
    scene = stage(board, IC, TB, hand=["IC/CRcR+", "L"]).place("??", 90)
    assert connected(scene, ("city@N", (0, 0)), ("city@N", (2, 0)))
    assert scene.look(0, 0, "city@N")["tiles"] == 3
    assert rights(scene) == ([] if way == "RFr" else [(0, -1, "road@E")])


@clause("NET-15", "WANDER-1")
def test_a_city_all_on_the_new_tile_was_connected_with_nothing() -> None:
    scene = stage("*AM/RC@180  RFr  ??", hand=["AM/RC", "L"]).place()
    assert rights(scene) == [(2, 0, "road@W")]


@clause("NET-15", "ACCESS-5", "ACCESS-10")
@pytest.mark.parametrize("tile", ["WM/CCRR.w", "DB/CCR.d"])
def test_two_cities_at_one_road_of_the_new_tile_were_connected(tile: str) -> None:
    """At a well, or where a road forks to two gates: no access roads, so one city may be all new."""
    assert rights(stage("*C@180\n??", "drawbridges", hand=[tile, "L"]).place()) == [(0, 1, "road@E")]


@clause("NET-21", "INT-41")
def test_a_castle_is_a_city_for_new_connections() -> None:
    for other, counts in (("AM/RC", True), ("LR@90", True)):
        scene = stage(f"AM/RC@180  ??  {other}\n*C  .  .", X8, edition=FIRST)
        found(scene, 1, 0, 0, "N")
        scene.place()
        assert bool(rights(scene)) == counts
        assert connected(scene, ("castle@N", (0, 0)), ("city@N" if other[0] == "A" else "monastery", (2, -1)))


@clause("NET-18", "NET-1", "INT-14")
def test_a_connection_made_by_a_bridge_counts() -> None:
    """A tile without a road, and the bridge over it that it needs."""
    scene = stage(GAP, X8, hand=["L", "L"], edition=FIRST).place()
    build(scene, 1, 0, "ew")
    assert rights(scene) == [(1, 0, "road@E")]
    send(scene).end()
    assert walking(scene) == [(0, 1, 0, "road@E")]


@clause("NET-18")
def test_connection_made_by_a_bridge_on_the_tile_beside_counts() -> None:
    """The tile's third road runs into a field, and needs a bridge there."""
    scene = stage("*AM/RC@180  ??  AM/RC\n.  L  .", X8, hand=["RRR", "L"], edition=FIRST).place()
    assert [action["type"] for action in scene.game.legal()] == ["build_bridge"]
    build(scene, 1, 1, "ns")
    assert rights(scene) == [(1, 0, "road@E"), (1, 0, "road@S"), (1, 0, "road@W")]
    assert (1, 1, "road@N") in anywhere(scene)


@clause("NET-18")
def test_a_bridge_does_not_join_the_road_under_it() -> None:
    scene = stage("AM/RC@180  ??  AM/RC\n.  *IC/CFR@180  .", X8, IC, hand=["RFr", "L"], edition=FIRST)
    scene.place("??", 90)
    build(scene, 0, -1, "ew")
    assert connected(scene, ("city@S", (-1, -1)), ("city@N", (1, -1)))
    assert not connected(scene, ("city@S", (-1, -1)), ("city@S", (0, 0)))
    assert rights(scene) == [(0, -1, "road@E")]


@clause("NET-19")
def test_the_right_lasts_until_the_turn_ends() -> None:
    """Also after another bridge and after the figure of the turn."""
    scene = stage(JOINED.replace("RFr", "??"), X8, hand=["RFr", "L"], edition=FIRST).place()
    build(scene, 1, 0, "ns")
    assert rights(scene) == [(1, 0, "road@E")]
    scene.deploy("road@E")
    assert rights(scene) == [(1, 0, "road@E")]
    assert walking(send(scene).end()) == [(0, 1, 0, "road@E")]


@clause("RIVER-13")
def test_wanderers_come_to_tiles_of_the_river_too() -> None:
    """A road that crosses the river connects two cities as any other does."""
    scene = lay(lay(stage("*L"), "AM/RC", 8, 9, 180), "AM/RC", 10, 9)
    tile = scene.game.state.put("RI.1/RIrI", (9, 9), 0)
    roads(scene).follow(scene.game.state, Placement(0, tile, 0))
    assert [len(roads(scene).new_pairs(network)) for network in roads(scene).changed()] == [1]

"""Chapter OFFICE, section 7: what offices earn."""

from __future__ import annotations

import pytest

from rules.expansions.bridges_castles_bazaars.castle import castles
from rules.expansions.wanderer_mayors_office.network_points import tiles_of
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build, found, points
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import (
    FIRST,
    X8,
    connected,
    earned,
    establish,
    lay,
    place,
    settle,
    stage,
    walking,
)

IC, TB = "inns-and-cathedrals", "traders-and-builders"
# Two complete cities of two tiles with a gap in the road between them.
APART = """
.           .   C@180
*AM/RC@180  ??  AM/RC
C           .   .
"""
# The right one wants its end, and the road is there.
READY = """
.           .    ??
*AM/RC@180  RFr  AM/RC
C           .    .
"""


def with_office(text: str, *more: str, at: tuple[int, int] = (0, 0), **keys: object) -> Scene:
    """Ann's office stands in the city to the left."""
    scene = stage(text, *more, **{"hand": ["RFr", "L", "L"], **keys})
    settle(scene, 0, "city@S", at, "office")
    return scene


@clause("OFFICE-16", "OFFICE-18", "OFFICE-19")
@pytest.mark.parametrize("tile", ["RFr", "RRR"])
def test_contact_with_a_completed_city(tile: str) -> None:
    """By a road that may stay open; once, and not again."""
    scene = with_office(APART, hand=[tile, "LR", "L"]).turn("??")
    assert earned(scene) == [(0, "office", 2)]
    entry = scene.game.state.scored[-1]
    assert (entry["x"], entry["y"], entry["feature"]) == (2, -1, "city@S")
    if tile == "RRR":
        scene.turn((1, 1), 180)
        assert earned(scene) == [(0, "office", 2)]


@clause("OFFICE-16")
def test_no_points_for_roads_of_a_completed_city_that_do_not_reach_the_office() -> None:
    board = APART.replace("??", ".  ??").replace(".   C@180", ".  .  C@180")
    scene = with_office(board, hand=["RFr", "RFr", "L"]).turn("??")
    assert earned(scene) == []
    assert earned(scene.turn((1, 0))) == [(0, "office", 2)]


@clause("OFFICE-16")
def test_no_points_for_contact_with_an_open_city() -> None:
    scene = with_office(APART.replace("  C@180", "  .")).turn("??")
    assert earned(scene) == []


@clause("OFFICE-17", "OFFICE-18", "OFFICE-22")
def test_a_connected_city_is_completed() -> None:
    """By whomever; a coat of arms does not count."""
    board = ".  .  ??\n.  .  CFc+@90\n*AM/RC@180  RFr  AM/RC\nC  .  ."
    scene = with_office(board, hand=["L", "C", "L"]).turn((3, 0)).turn("??", 180)
    assert earned(scene) == [(0, "office", 3)]


@clause("OFFICE-17", "OFFICE-18")
def test_a_connected_monastery_brings_9() -> None:
    scene = with_office("L  L  L\n*AM/RC@180  LR@90  L\nC  L  ??", hand=["L", "L"]).turn("??")
    assert earned(scene) == [(0, "office", 9)]


@clause("OFFICE-16", "OFFICE-18")
def test_contact_with_a_complete_monastery_brings_9() -> None:
    board = """
    .           .   L    L      L
    *AM/RC@180  ??  RFr  LR@90  L
    C           .   L    L      L
    """
    assert earned(with_office(board).turn("??")) == [(0, "office", 9)]


@clause("OFFICE-20")
@pytest.mark.parametrize("moves", [True, False])
def test_office_scores_nothing_in_the_turn_in_which_it_moves(moves: bool) -> None:
    """Ann's mayor scores the city at the other end: the office moves there, or earns by it."""
    board = ".  .  ??\n.  .  CFc+@90\n*AM/RC@180  RFr  AM/RC\nC  .  ."
    scene = with_office(board, hand=["C", "L"]).stand(0, "city@N", (2, 0), "mayor").turn("??", 180)
    assert scene.kind == "office"
    if moves:
        establish(scene)
    else:
        scene.act(type="pass")
    assert earned(scene) == ([] if moves else [(0, "office", 3)])


@clause("OFFICE-20")
def test_office_scores_nothing_in_the_turn_in_which_it_is_established() -> None:
    """The city is in contact with a complete one from the first."""
    board = ".  ??  C@180\n.  CFc+@90  .\n*AM/RC@180  AM/RC  .\nC  .  ."
    scene = stage(board, hand=["C", "L"]).stand(1, "city@N", (1, 0), "mayor").turn("??", 180)
    establish(scene)
    assert earned(scene) == []


@clause("OFFICE-21")
def test_connected_and_completed_by_one_tile() -> None:
    """A wanderer has nothing of that, an office has."""
    board = "C@180  .  C@180\n??  RFr  AM/RC"
    scene = stage(board, TB, hand=["TB/CR", "L"])
    settle(scene, 0, "city@N", (2, 1), "office")
    settle(scene, 1, "road@E", (1, 1))
    scene.turn("??")
    assert earned(scene) == [(0, "office", 2)]


@clause("OFFICE-21", "OFFICE-16")
def test_a_second_way_brings_nothing_more() -> None:
    """They were connected and complete before."""
    board = """
    *L    C@180       .    C@180          .
    C@90  TB/CcRR!.c  RFr  TB/CcRR!.c@90  C@270
    .     RFr@90      .    RFr@90         .
    .     Rr@180      ??   Rr@90          .
    """
    scene = stage(board, TB, hand=["RFr", "L"])
    settle(scene, 0, "city@W", (1, 1), "office")
    assert connected(scene, ("city@W", (1, 1)), ("city@N", (3, 1)))
    scene.turn("??")
    assert earned(scene) == []


@clause("OFFICE-23")
def test_two_offices_score_each_others_city() -> None:
    """A city of six tiles and one of four."""
    board = """
    .           .   C@180
    .           .   CFc.1@90
    .           .   CFc.1@90
    *AM/RC@180  ??  AM/RC
    CFc.1@90    .   .
    CFc.1@90    .   .
    CFc.1@90    .   .
    CFc.1@90    .   .
    C           .   .
    """
    scene = with_office(board)
    settle(scene, 1, "city@N", (2, 0), "office")
    scene.turn("??")
    assert earned(scene) == [(0, "office", 4), (1, "office", 6)]


@clause("OFFICE-24", "INT-14")
def test_contact_by_a_wooden_bridge() -> None:
    scene = build(with_office(APART, X8, hand=["L", "L"], edition=FIRST).place("??"), 1, 0, "ew").end()
    assert earned(scene) == [(0, "office", 2)]


@clause("OFFICE-24", "NET-22", "ABBEY-15")
def test_an_abbey_counts_for_nothing() -> None:
    """It ends both roads, connects no city, and is completed without points for the office."""
    board = """
    L           L   C@180
    *AM/RC@180  ??  AM/RC
    C           L   L
    """
    scene = with_office(board, hand=["L", "L"], supply={"abbey": 1})
    x, y = scene.cell("??")
    scene.act(type="place_abbey", x=x, y=y).end()
    assert scene.look(x, y, "monastery")["complete"]
    assert earned(scene) == []


@clause("OFFICE-24")
def test_a_shrine_counts_as_a_monastery() -> None:
    scene = lay(lay(lay(stage("*L"), "CU/SR", 8, 9, 270), "BA/RFr", 9, 9), "AM/RC", 10, 9)
    assert connected(scene, ("shrine", (8, 9)), ("city@N", (10, 9)))
    assert tiles_of(place(scene, "shrine", (8, 9))) == 9


CASTLE = """
.           C@180  .        .    .    .
*AM/RC@180  AM/RC  LR@270   RFr  RFr  ??
C           .      .        .    .    .
"""


@clause("OFFICE-25", "INT-41")
def test_a_castle_that_is_completed() -> None:
    """The tiles of the road that completed it; nothing more by a later contact."""
    scene = with_office(CASTLE, X8, hand=["LR", "L"], edition=FIRST)
    found(scene, 1, 1, -1, "S").turn("??", 90)
    assert points(scene) == [4]
    assert earned(scene) == [(0, "office", 4)]


@clause("OFFICE-25")
@pytest.mark.parametrize("scored", [True, False])
def test_no_points_by_contact_with_a_castle(scored: bool) -> None:
    """Not with one that has scored, and not with one that waits on."""
    scene = with_office(APART, X8, hand=["AM/Rrr", "L"], edition=FIRST)
    found(scene, 1, 2, -1, "S")
    castles(scene.game.state)[0].points = 4 if scored else None
    scene.turn("??")
    assert connected(scene, ("city@S", (0, 0)), ("castle@N", (2, 0)))
    assert earned(scene) == []


@clause("OFFICE-25", "OFFICE-21")
def test_a_castle_completed_by_the_road_that_reaches_it() -> None:
    """Connected and completed by one tile: three tiles of road."""
    scene = with_office(APART, X8, edition=FIRST)
    found(scene, 1, 2, -1, "S").turn("??")
    assert (points(scene), earned(scene)) == ([3], [(0, "office", 3)])


@clause("OFFICE-25", "OFFICE-21")
def test_a_contact_counts_once_though_a_castle_scores_too() -> None:
    """The road of three tiles reaches a complete city, and completes the castle beside it."""
    scene = with_office(APART.replace(".   .\n", "C@90  C@270\n"), X8, edition=FIRST)
    found(scene, 1, 1, 1, "E").turn("??")
    assert points(scene) == [3]
    assert earned(scene) == [(0, "office", 2)]


@clause("OFFICE-26", "WANDER-42", "HOUSE-22")
def test_office_and_wanderer_of_one_player_both_earn() -> None:
    scene = with_office(READY, hand=["C", "L"])
    settle(scene, 0, "road@E")
    settle(scene, 1, "road@E", (1, 0))
    scene.turn("??", 180)
    assert entries(scene) == [(0, "wanderer", 2), (0, "office", 2), (1, "wanderer", 2)]
    assert walking(scene) == []


@clause("OFFICE-17")
def test_no_points_for_its_own_city() -> None:
    """A city with an office is complete, and connected with itself by no road that counts."""
    scene = with_office(READY.replace("??", "."), hand=["L", "L"]).turn((3, 0))
    assert earned(scene) == []

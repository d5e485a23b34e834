"""Monasteries of a region with shrines, castles, wanderers and offices (MONAS-20 to -24, INT-34, INT-68)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, points
from tests.rules.cult.stage import challenge
from tests.rules.monasteries.stage import stage, surround
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import roads, settle, walking

BRIDGES, ABBEY, WANDERER, CULT = (
    "bridges-castles-bazaars",
    "abbey-and-mayor",
    "wanderer-mayors-office",
    "cult",
)
# A shrine at (0, 0) that ?s completes, with a monastery at (1, 0) that ?m surrounds.
BESIDE = """
RFr  RFr            RFr         RFr
?s   *CU/SRFR@90    MO/MR1@90   ?m
RFr  RFr            RFr         RFr
"""
# A small city above a monastery that ?? surrounds.
CASTLE = """
C      C@90    C@270
C@270  *MO/M1  ??
RFr    RFr     RFr
"""


def beside(**keys: object) -> Scene:
    """Return a board with both buildings; tiles for ?s and ?m come next."""
    return stage(BESIDE, CULT, **{"hand": ["RFr", "C", "RFr"], **keys})


@clause("MONAS-20", "CULT-9")
def test_a_lying_abbot_takes_part_in_no_challenge() -> None:
    scene = beside().stand(0, "shrine").stand(1, "abbacy", (1, 0))
    assert challenge(scene, 0, 0, "shrine") is None
    assert challenge(scene, 1, 0, "abbacy") is None
    scene.turn("?s")
    assert (entries(scene), scene.figures(1, 0, "abbacy")) == ([(0, "shrine", 9)], {1: 1})


@clause("MONAS-20", "CULT-10")
def test_a_monk_does() -> None:
    scene = beside().stand(0, "shrine").stand(1, "monastery", (1, 0))
    assert challenge(scene, 0, 0, "shrine") == (1, 0, "monastery")
    assert (entries(scene.turn("?s")), scene.supply()) == ([(0, "shrine", 9)], [7, 7])


@clause("MONAS-20", "MONAS-11", "CULT-12")
def test_a_surrounded_building_with_lying_abbots_beats_no_shrine() -> None:
    scene = beside(hand=["C", "RFr"]).stand(0, "shrine").stand(1, "abbacy", (1, 0)).turn("?m", 90)
    assert (entries(scene), scene.figures(0, 0, "shrine")) == ([], {0: 1})


@clause("MONAS-21")
def test_lying_abbots_stay_beside_a_monk_who_loses() -> None:
    scene = beside().stand(0, "shrine").stand(1, "monastery", (1, 0)).stand(1, "abbacy", (1, 0)).turn("?s")
    assert entries(scene) == [(0, "shrine", 9)]
    assert scene.figures(1, 0, "monastery") == {}
    assert scene.figures(1, 0, "abbacy") == {1: 1}


@clause("CULT-4")
def test_it_counts_as_a_cloister_when_tiles_are_placed() -> None:
    refusal = stage("*MO/M1 ?? MO/M2", CULT, hand=["CU/S", "RFr"]).refuses_place()
    assert (refusal.code, refusal.clause) == ("shrine.between", "CULT-4")


@clause("INT-34", "X8-GERMAN-1")
@pytest.mark.parametrize("way", ["monastery", None])
def test_empty_or_with_a_monk_it_completes_a_castle(way: str | None) -> None:
    scene = found(stage(CASTLE, BRIDGES), 0, 0, -1, "E")
    if way:
        scene.stand(1, way)
    assert points(surround(scene)) == [9]


@clause("INT-34", "X8-GERMAN-2", "MONAS-11")
def test_with_lying_abbots_only_it_gives_a_castle_nothing() -> None:
    scene = surround(found(stage(CASTLE, BRIDGES), 0, 0, -1, "E").stand(1, "abbacy"))
    assert (entries(scene), points(scene)) == ([], [None])


@clause("INT-34", "X8-GERMAN-1", "MONAS-16")
def test_with_a_monk_beside_lying_abbots_it_completes_a_castle() -> None:
    scene = found(stage(CASTLE, BRIDGES), 0, 0, -1, "E").stand(1, "abbacy").stand(0, "monastery")
    assert points(surround(scene)) == [9]


# A road from the monastery at (0, 0) to a completed city; ?? surrounds the monastery.
CONNECTED = """
C    C           C    C@180
??   *MO/MR1@270 RFr  AM/RC
RFr  RFr         RFr  RFr
"""


def connected(**keys: object) -> Scene:
    return stage(CONNECTED, ABBEY, WANDERER, **{"hand": ["C", "RFr", "RFr"], "supply": {"abbey": 0}, **keys})


@clause("INT-68", "WANDER-28")
@pytest.mark.parametrize(("way", "earned"), [(None, 9), ("monastery", 9), ("abbacy", 0)])
def test_a_wanderer_gets_nine_if_it_is_completed_and_else_nothing(way: str | None, earned: int) -> None:
    scene = connected()
    settle(scene, 1, "road@E", (1, 0))
    if way:
        scene.stand(0, way)
    scene.turn("??", 270)
    assert sum(entry[2] for entry in entries(scene) if entry[1] == "wanderer") == earned


@clause("WANDER-25", "INT-68")
@pytest.mark.parametrize(("way", "out"), [(None, False), ("abbacy", True)])
def test_a_monastery_with_lying_abbots_only_keeps_the_wanderer_out(way: str | None, out: bool) -> None:
    """All else of the network is complete, so without them he goes home."""
    scene = connected()
    settle(scene, 1, "road@E", (1, 0))
    if way:
        scene.stand(0, way)
    scene.turn("??", 270)
    assert bool(walking(scene)) == out


@clause("INT-68", "OFFICE-18")
@pytest.mark.parametrize(("way", "earned"), [(None, 9), ("abbacy", 0)])
def test_an_office_gets_nothing_of_what_never_completes(way: str | None, earned: int) -> None:
    scene = connected()
    settle(scene, 1, "city@N", (2, 0), piece="office")
    if way:
        scene.stand(0, way)
    scene.turn("??", 270)
    assert sum(entry[2] for entry in entries(scene) if entry[1] == "office") == earned


@clause("MONAS-24", "NET-10")
def test_both_ways_are_one_terminal() -> None:
    scene = connected()
    network = roads(scene).of(scene.game.state.board.tiles[1, 0].spots[0])
    assert sorted(place.kind for place in network.terminals) == ["city", "monastery"]


@clause("SIEGE-16")
@pytest.mark.parametrize("way", ["monastery", "abbacy", None])
def test_it_lets_a_follower_escape_from_a_siege(way: str | None) -> None:
    scene = stage("*MO/MR1@270 SI.BE/CRr@90\n??", "siege", hand=["C", "RFr"]).stand(0, "city@E", (1, 0))
    if way:
        scene.stand(1, way)
    scene.turn("??", 180)
    assert (scene.kind, scene.seat) == ("escape", 0)

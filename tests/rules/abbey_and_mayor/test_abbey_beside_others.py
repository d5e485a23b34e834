"""The abbey and the expansions that it meets: bridges, castles, bazaars."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import ALL_ON, EXPANSION, draw, holes, lay_abbey, offered, stage
from tests.rules.bridges_castles_bazaars.stage import (
    bridges,
    build,
    decline,
    found,
    needs,
    points,
    raise_it,
    serve,
    span,
)
from tests.rules.scene import Scene, entries

WITH_X8 = [EXPANSION, "bridges-castles-bazaars"]
FIRST, ZMAN, NEW = "hig-2010", "zmg-2014", "new-2018"
FREE = {"bazaar.free_variant": "on"}


# Bridges.


@clause("INT-9", "BRIDGE-7")
@pytest.mark.parametrize("axis", ["ns", "ew"])
def test_no_bridge_on_an_abbey(axis: str) -> None:
    """Roads lead to it from all sides; but a bridge ends on fields."""
    scene = lay_abbey(stage(".  RFr@90  .\nRFr ?? RFr\n. RFr@90 .", expansions=WITH_X8))
    refusal = scene.refuses(type="build_bridge", x=1, y=1, axis=axis)
    assert (refusal.code, refusal.clause) == ("bridge.end", "BRIDGE-7")
    assert (1, 1, axis) not in bridges(scene)


@clause("INT-9", "BRIDGE-8")
def test_no_bridge_with_an_end_at_an_abbey() -> None:
    """On the tile north of it a bridge may run from west to east, not from north to south."""
    scene = lay_abbey(stage(".  L  .\nL ?? L\n. L .", expansions=WITH_X8))
    refusal = scene.refuses(type="build_bridge", x=1, y=0, axis="ns")
    assert (refusal.code, refusal.clause) == ("bridge.beyond", "BRIDGE-8")
    assert bridges(scene) == [(0, 1, "ns"), (1, 0, "ew"), (1, 2, "ew"), (2, 1, "ns")]
    assert (scene.game.legal()[0]["type"], scene.seat) == ("build_bridge", 0)


@clause("INT-9", "BRIDGE-8", "BRIDGE-15")
def test_no_tile_is_mended_by_a_bridge_that_ends_at_an_abbey() -> None:
    """East of the monastery a road would need a bridge over it, and that would run into the abbey."""
    board = ".  L  .\nL ?? L ?r\n. L ."
    scene = draw(stage(board, expansions=WITH_X8, hand=["L", "RFr"])).turn((0, 0)).act(type="draw_tile")
    assert (3, 1, 0) in needs(scene)
    scene = lay_abbey(stage(board, expansions=WITH_X8, hand=["RFr"])).end()
    assert scene.hand == "BA/RFr"
    assert (3, 1, 0) not in needs(scene)
    assert scene.refuses_place("?r").clause == "BASE-PLACE-2"


@clause("INT-9", "ABBEY-5")
def test_an_abbey_beside_a_bridge_closes_that_end() -> None:
    """A road over the monastery leads into the hole; its other end is closed by a tile."""
    board = ".  .  L\n?w *L ?? L\n. . L"
    scene = span(stage(board, expansions=WITH_X8, hand=["LR"]), 0, 0, "ew").stand(1, "road@E")
    assert scene.look(0, 0, "road@W")["open"] == 2
    lay_abbey(scene).end()
    assert (scene.look(0, 0, "road@W")["open"], scene.scores) == (1, [0, 0])
    scene.turn("?w", 270)
    assert entries(scene) == [(1, "road", 2)]


@clause("INT-9", "ABBEY-3")
def test_a_bridge_may_be_built_in_the_turn_of_the_abbey() -> None:
    """Over a tile beside the abbey, past it."""
    scene = lay_abbey(stage(".  L  .\nL ?? L\n. L .", expansions=WITH_X8))
    build(scene, 1, 0, "ew").end()
    assert scene.look(1, 0, "road@E")["open"] == 2
    assert scene.supply("bridge") == [2, 3]


# Castles.

SQUARE = "L *C@90 C@270\nL ?? L\nL L L"


@clause("INT-39", "ABBEY-8")
def test_an_abbey_in_the_vicinity_of_a_castle_brings_it_nine() -> None:
    scene = found(stage(SQUARE, expansions=WITH_X8), 1, 0, 0, "E")
    lay_abbey(scene).deploy("monastery").end()
    assert sorted(entries(scene)) == [(0, "monastery", 9), (1, "castle", 9)]
    assert points(scene) == [9]


@clause("INT-39")
def test_abbey_outside_the_vicinity_brings_a_castle_nothing() -> None:
    """The castle is one of the eight tiles around the abbey, at its short side."""
    ring = ". L L L\n*C@90 C@270 ?? L\n. L L L"
    scene = found(stage(ring, expansions=WITH_X8), 1, 0, 0, "E")
    lay_abbey(scene).deploy("monastery").end()
    assert (entries(scene), points(scene)) == ([(0, "monastery", 9)], [None])


@clause("INT-39", "ABBEY-5")
def test_a_castle_takes_the_road_that_an_abbey_closes() -> None:
    """The road runs through the vicinity, the abbey lies beyond it."""
    board = ".  *C@90  C@270  L  .\nLR@270  RFr  RFr  ??  L\n.  .  .  L  ."
    scene = found(stage(board, expansions=WITH_X8), 1, 0, 0, "E")
    scene.stand(0, "road@E", (0, 1))
    lay_abbey(scene).end()
    assert sorted(entries(scene)) == [(0, "road", 3), (1, "castle", 3)]


@clause("CASTLE-4", "CASTLE-5", "ABBEY-5")
@pytest.mark.parametrize(("edition", "asked"), [(FIRST, False), (ZMAN, False), (NEW, True)])
def test_a_two_tile_city_closed_by_an_abbey(edition: str, asked: bool) -> None:
    """A cap and a passage: any two tiles will do in the new edition alone."""
    board = ".  .  L\n*C@90 CFc.1 ?? L\n. . L"
    scene = lay_abbey(stage(board, expansions=WITH_X8, edition=edition).stand(1, "city@E")).end()
    assert (scene.kind == "castle") == asked
    if asked:
        assert scene.seat == 1
        raise_it(scene)
        assert points(scene) == [None]
    else:
        assert entries(scene) == [(1, "city", 4)]


@clause("INT-39")
def test_a_castle_may_be_declined_for_the_city_closed_by_an_abbey() -> None:
    board = ".  .  L\n*C@90 CFc.1 ?? L\n. . L"
    scene = decline(lay_abbey(stage(board, expansions=WITH_X8).stand(1, "city@E")).end())
    assert entries(scene) == [(1, "city", 4)]


# Bazaars.

HOLE_AND_ROOM = "L L L *L ?b\nL ?? L . .\nL L L . ."


def fair(row: Sequence[str], *, then: Sequence[str] = ("L",), last: bool = False) -> Scene:
    """Seat 0 has placed a bazaar tile; there is a hole, and all still have their abbeys."""
    scene = stage(HOLE_AND_ROOM, expansions=WITH_X8, hand=["BB/F.b", *row, *then], options=FREE, last=last)
    return draw(scene).turn("?b")


@clause("ABBEY-12", "X8-ABBEY-1", "INT-47")
def test_a_bought_tile_is_not_replaced_by_an_abbey() -> None:
    scene = fair(["L", "L"]).act(type="choose_tile", tile=0)
    assert (scene.kind, scene.seat, scene.hand) == ("place_tile", 1, "BA/L")
    assert scene.refuses(type="place_abbey", x=-2, y=1).code == "type.now"
    assert serve(scene) == [1, 0]
    assert (scene.kind, scene.seat, holes(scene)) == ("abbey", 1, [(-2, 1)])
    assert scene.supply("abbey") == [1, 1]


@clause("ABBEY-12", "INT-47")
def test_replacement_tile_at_a_bazaar_is_not_replaced_by_an_abbey() -> None:
    scene = fair(["Cccc+", "L"], then=["RFr", "L"]).act(type="choose_tile", tile=0)
    assert (scene.kind, scene.hand, view(scene.game)["discarded"]) == ("place_tile", "BA/RFr", ["BA/Cccc+"])
    assert scene.refuses(type="place_abbey", x=-2, y=1).code == "type.now"


@clause("ABBEY-14", "INT-47", "BAZAAR-5")
@pytest.mark.parametrize(("row", "held"), [(["L"], False), (["L", "RFr"], True)])
def test_abbeys_are_no_tiles_for_a_bazaar(row: list[str], held: bool) -> None:
    """One tile in the stack and two abbeys are too few for two players."""
    scene = fair(row, then=(), last=True)
    assert (scene.kind == "choose_tile") == held
    if not held:
        assert (scene.kind, scene.seat, offered(scene)) == ("abbey", 1, ["draw_tile", "place_abbey"])


@clause("ABBEY-10", "BAZAAR-33")
def test_after_a_bazaar_that_empties_the_stack() -> None:
    """Bob places first, then Ann, who placed the last tile: Bob is asked first."""
    scene = fair(["L", "L"], then=(), last=True).act(type="choose_tile", tile=0)
    assert serve(scene) == [1, 0]
    assert (scene.kind, scene.seat, offered(scene)) == ("abbey", 1, ["pass", "place_abbey"])
    scene.act(type="pass")
    assert (scene.kind, scene.seat) == ("abbey", 0)


@clause("ABBEY-1", "BAZAAR-2")
def test_abbey_is_not_drawn_and_calls_no_bazaar() -> None:
    scene = lay_abbey(stage(HOLE_AND_ROOM, expansions=ALL_ON, hand=["BB/F.b"])).end()
    assert (view(scene.game)["auction"], scene.seat, scene.kind) == (None, 1, "place_tile")

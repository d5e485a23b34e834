"""Chapters DRAW and PLACE: which tile comes, and where it may lie."""

from __future__ import annotations

import pytest

from rules import Game, view
from tests.clauses import clause
from tests.rules.scene import Scene, entries, on_board


@clause("BASE-DRAW-1")
def test_the_top_tile_is_drawn_and_shown_to_all() -> None:
    scene = on_board("*RFr ??", hand=["RFr", "L"])
    left = view(scene.game)["left"]
    assert all(view(scene.game, seat)["turn"] == {"seat": 0, "tile": "BA/RFr"} for seat in (0, 1, None))
    scene.turn("??")
    assert all(view(scene.game, seat)["turn"] == {"seat": 1, "tile": "BA/L"} for seat in (0, 1, None))
    assert view(scene.game)["left"] == left - 1


@clause("BASE-DRAW-2")
def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    """Around a single city of four edges only city edges fit."""
    scene = on_board("*Cccc+", hand=["L", "RFr", "C"], last=True)
    seen = view(scene.game)
    assert (seen["turn"], seen["left"], seen["discarded"]) == (
        {"seat": 0, "tile": "BA/C"},
        0,
        ["BA/L", "BA/RFr"],
    )


@clause("BASE-DRAW-2")
def test_three_left_and_one_unplaceable_makes_two_left_and_a_new_draw() -> None:
    setup = on_board("*Cccc+", hand=["L", "C", "C"], last=True).game.setup
    assert view(Game(setup, []))["left"] == 3
    scene = Scene(Game(setup, ["BA/L"]), {})
    assert (view(scene.game)["left"], scene.kind, scene.hand) == (2, "draw", None)
    assert scene.game.state.discarded == ["BA/L"]


@clause("BASE-DRAW-2")
def test_removed_tiles_never_come_back() -> None:
    scene = on_board("*Cccc+ ??", hand=["L", "C", "L"], last=True)
    assert scene.hand == "BA/C"
    scene.turn("??", 270)
    assert (scene.hand, view(scene.game)["left"]) == ("BA/L", 0)
    scene.turn((2, 0))
    assert scene.game.over
    assert scene.game.state.discarded == ["BA/L"]


@clause("BASE-DRAW-3")
def test_a_placeable_tile_must_be_placed() -> None:
    scene = on_board("*RFr ??", hand=["RFr"])
    assert {a["type"] for a in scene.game.legal()} == {"place_tile"}
    for kind in ("pass", "discard_tile", "end_turn", "draw", "draw_tile", "swap"):
        assert scene.refuses(type=kind).clause == "BASE-TURN-1"


@clause("BASE-DRAW-4")
def test_when_the_stack_runs_out_while_replacing_the_game_ends() -> None:
    scene = on_board("*Cccc+ ??", hand=["Cccc+", "L", "RFr"], last=True).place("??").deploy("city@E")
    assert scene.end().game.over
    assert scene.game.state.discarded == ["BA/L", "BA/RFr"]
    assert view(scene.game)["decision"] is None
    assert entries(scene) == [(0, "city", 4)]


@clause("BASE-DRAW-4")
def test_game_may_begin_with_an_unplaceable_tile() -> None:
    scene = on_board("*Cccc+", hand=["L"], last=True)
    assert (scene.game.over, scene.scores, scene.game.log) == (True, [0, 0], [])


@clause("BASE-PLACE-1")
@pytest.mark.parametrize("cell", [(1, 1), (-1, -1), (2, 0), (0, 7), (10**20, 0)])
def test_a_tile_must_share_an_edge(cell: tuple[int, int]) -> None:
    refusal = on_board("*RCr", hand=["L"]).refuses_place(cell)
    assert (refusal.code, refusal.clause) == ("place.apart", "BASE-PLACE-1")


@clause("BASE-PLACE-2")
def test_every_touching_edge_must_match() -> None:
    """The west neighbour shows a road, the northern one a city: a road to the west is not enough."""
    board = """
    .     C@180
    *RFr  ??
    """
    scene = on_board(board, hand=["RFr"])
    refusal = scene.refuses_place("??")
    assert (refusal.code, refusal.clause, refusal.params["side"]) == ("place.edge", "BASE-PLACE-2", "N")
    assert "city" in refusal.sentence
    assert "field" in refusal.sentence
    on_board(board, hand=["RCr"]).place("??")


@clause("BASE-PLACE-2")
@pytest.mark.parametrize(
    ("neighbour", "edge", "allowed"),
    [("RFr", "W", [0, 180]), ("C@90", "W", []), ("L", "W", [90, 270])],
)
def test_edges_match_by_kind(neighbour: str, edge: str, allowed: list[int]) -> None:
    scene = on_board(f"*{neighbour} ??", hand=["RFr"])
    if not allowed:
        assert scene.hand is None or all(p[:2] != scene.cell("??") for p in scene.can_place())
    for rotation in {0, 90, 180, 270} - set(allowed):
        refusal = scene.refuses_place("??", rotation)
        assert (refusal.code, refusal.params["side"]) == ("place.edge", edge)
    assert [r for x, y, r in scene.can_place() if (x, y) == scene.cell("??")] == allowed


@clause("BASE-PLACE-3")
def test_a_hole_that_no_tile_can_ever_fill_may_be_left() -> None:
    scene = on_board(
        """
        .    C@180  L
        RFr  *.     ??
        .    C      .
        """,
        hand=["RFr"],
    ).place("??")
    board = scene.game.state.board
    hole = board.frontier[0, 0]
    assert not any(board.fitting(tile, hole) for tile in scene.game.setup.tiles())
    assert scene.kind == "act"


@clause("BASE-PLACE-4")
@pytest.mark.parametrize("board", ["*L ??", "*L C \n . ??"], ids=["edge", "corner"])
def test_monasteries_may_touch(board: str) -> None:
    scene = on_board(board, hand=["L"]).place("??").deploy("monastery")
    assert scene.look(*scene.newest, "monastery")["value"] == (2 if board == "*L ??" else 3)


@clause("BASE-PLACE-5")
def test_a_placed_tile_stays_as_it_lies() -> None:
    scene = on_board("*RFr ??", hand=["RFr", "L", "L"])
    before = view(scene.game)["tiles"]
    scene.turn("??")
    after = view(scene.game)["tiles"]
    assert after == [*before, {"tile": "BA/RFr", "x": 1, "y": 0, "rotation": 0}]
    for kind in ("move_tile", "turn_tile", "remove_tile", "place_tile"):
        fields = {"x": 1, "y": 0, "rotation": 180} if kind == "place_tile" else {}
        scene.refuses(type=kind, **fields)
    assert view(scene.game)["tiles"] == after

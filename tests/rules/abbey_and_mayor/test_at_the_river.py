"""ABBEY-14 at the river: no abbey while it is being built."""

from __future__ import annotations

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import EXPANSION, draw, holes, lay_abbey
from tests.rules.river.stage import LAKE, SPRING, river
from tests.rules.scene import Scene, entries

# Four tiles around a hole, far from the spring.
AROUND_A_HOLE = (("BA/L", 9, 8, 0), ("BA/L", 8, 9, 0), ("BA/L", 10, 9, 0), ("BA/L", 9, 10, 0))
STRAIGHT = "RI.1/IFI"


def beside_the_river(*hand: str) -> Scene:
    return river(*hand, start=(SPRING, *AROUND_A_HOLE), more=(EXPANSION,))


@clause("ABBEY-14", "RIVER-13")
def test_no_seat_is_asked_before_the_river_is_finished() -> None:
    """Two tiles of it are placed; with the lake down, the next player may place an abbey."""
    scene = beside_the_river(STRAIGHT, LAKE, "BA/L")
    for tile, x in ((STRAIGHT, 1), (LAKE, 2)):
        assert (scene.kind, scene.hand) == ("place_tile", tile)
        assert scene.refuses(type="place_abbey", x=9, y=9).code == "type.now"
        rotation = next(turn for cx, cy, turn in scene.can_place() if (cx, cy) == (x, 0))
        scene.turn((x, 0), rotation)
    assert (scene.kind, scene.seat, holes(scene)) == ("abbey", 0, [(9, 9)])
    lay_abbey(scene, (9, 9)).deploy("monastery").end()
    assert (scene.seat, scene.kind, view(scene.game)["left"]) == (1, "place_tile", 0)


@clause("ABBEY-14", "RIVER-13")
def test_no_seat_is_asked_in_the_turn_of_a_tile_that_comes_after_the_lake() -> None:
    """The river is over, so the expansion plays as without it."""
    scene = beside_the_river(LAKE, "BA/L", "BA/L", "BA/L")
    scene.turn((1, 0), next(turn for x, y, turn in scene.can_place() if (x, y) == (1, 0)))
    draw(scene).turn((9, 9), deploy="monastery")
    assert (scene.kind, scene.seat, entries(scene)) == ("place_tile", 0, [])


@clause("ABBEY-10", "ABBEY-14")
def test_a_game_whose_last_tile_is_the_lake_ends_with_the_abbeys() -> None:
    scene = beside_the_river(LAKE)
    scene.turn((1, 0), next(turn for x, y, turn in scene.can_place() if (x, y) == (1, 0)))
    assert (scene.kind, scene.seat) == ("abbey", 1)
    lay_abbey(scene, (9, 9)).deploy("monastery").end()
    assert (scene.game.over, entries(scene)) == (True, [(1, "monastery", 5)])

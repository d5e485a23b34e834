"""ABBEY-10: when the stack is empty, whoever still has an abbey may place it, and then the game ends."""

from __future__ import annotations

import pytest

from rules import Game, view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import ROAD, draw, holes, lay_abbey, offered, out_of_stack, stage
from tests.rules.scene import Scene, entries

TWO_HOLES = "L L L L L\nL ?1 L ?2 L\nL L L L L"


def over(scene: Scene) -> bool:
    return scene.game.over


def last_tile(board: str = TWO_HOLES, *, seats: int = 3, hand: tuple[str, ...] = ("RFr",)) -> Scene:
    """Seat 0 has placed the last tile, far from the holes."""
    scene = draw(stage(board, seats=seats, hand=hand, last=True)).place((5, 0), 90)
    assert view(scene.game)["left"] == len(hand) - 1
    return scene.end()


@clause("ABBEY-10")
@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0]), (3, [1, 2, 0]), (6, [1, 2, 3, 4, 5, 0])])
def test_all_seats_are_asked_starting_left_of_the_last_tiles_seat(seats: int, order: list[int]) -> None:
    scene = last_tile(seats=seats)
    assert view(scene.game)["turn"] == {"seat": 1, "tile": None}
    assert out_of_stack(scene) == order
    assert scene.game.over


@clause("ABBEY-10", "ABBEY-7")
def test_last_abbey_is_placed_with_all_that_follows() -> None:
    """A monk, a road that is closed, nine points; then the next is asked, and the game ends."""
    scene = last_tile()
    lay_abbey(scene, "?2").deploy("monastery").end()
    assert (entries(scene), scene.supply()) == ([(1, "monastery", 9)], [7, 7, 7])
    assert (scene.seat, scene.kind, holes(scene)) == (2, "abbey", [(1, 1)])
    scene.act(type="pass")
    lay_abbey(scene, "?1").end()
    assert over(scene)
    assert scene.supply("abbey") == [0, 0, 1]


@clause("ABBEY-10", "ABBEY-5")
def test_a_road_closed_by_it_counts_as_complete() -> None:
    scene = stage(ROAD, hand=["L"], last=True).stand(1, "road@E")
    draw(scene).turn((0, 1))
    lay_abbey(scene).end()
    assert entries(scene) == [(1, "road", 3)]


@clause("ABBEY-10")
def test_last_abbey_is_offered_once_and_only_with_a_hole_left() -> None:
    """Two holes for three abbeys."""
    scene = last_tile()
    lay_abbey(scene, "?1").end()
    assert (scene.seat, holes(scene)) == (2, [(3, 1)])
    lay_abbey(scene, "?2").end()
    assert over(scene)


@clause("ABBEY-10")
def test_seat_without_an_abbey_is_not_asked() -> None:
    scene = lay_abbey(stage(TWO_HOLES, seats=3, hand=["RFr"], last=True), "?1").end()
    draw(scene).turn((5, 0), 90)
    assert out_of_stack(scene) == [2, 1]


@clause("ABBEY-10")
def test_no_seat_is_asked_without_a_hole() -> None:
    assert over(stage("L L", hand=["L"], last=True).turn((2, 0)))


@clause("ABBEY-10", "HOUSE-16")
def test_seat_that_could_not_place_the_last_tile_comes_first() -> None:
    """Ann places, Bob draws what fits nowhere: nobody but Ann has placed the last tile."""
    scene = stage("L L L\nL ?? L\nL L L", seats=3, hand=["RFr", "Cccc+"], last=True)
    draw(scene).turn((3, 0), 90)
    draw(scene)
    assert view(scene.game)["discarded"] == ["BA/Cccc+"]
    assert out_of_stack(scene) == [1, 2, 0]


@clause("ABBEY-10", "BASE-TS-4")
def test_last_abbey_can_be_taken_back_but_not_what_was_declined() -> None:
    scene = last_tile()
    assert not scene.game.can_undo(1)
    before = view(scene.game, 1)
    lay_abbey(scene, "?1").game.undo(1)
    assert view(scene.game, 1) == before
    scene.act(type="pass")
    assert not any(scene.game.can_undo(seat) for seat in range(3))


@clause("ABBEY-10", "HOUSE-2", "HOUSE-3")
def test_seat_that_has_left_is_skipped() -> None:
    scene = last_tile().forfeit(2)
    assert out_of_stack(scene) == [1, 0]
    scene = last_tile().forfeit(1)
    assert (scene.seat, offered(scene)) == (2, ["pass", "place_abbey"])


@clause("ABBEY-10", "HOUSE-2")
def test_seat_that_leaves_beside_the_last_abbey_is_scored_with_all_others() -> None:
    scene = lay_abbey(last_tile().stand(0, "monastery", (0, 0)), "?1").deploy("monastery").forfeit(1)
    assert (scene.seat, entries(scene)) == (2, [(1, "monastery", 9)])


@clause("ABBEY-10", "HOUSE-4")
def test_no_seat_is_asked_when_one_is_left_alone() -> None:
    scene = draw(stage(hand=["RFr"]))
    assert over(scene.forfeit(1))
    assert scene.supply("abbey") == [1, 1]


@clause("ABBEY-10")
def test_a_log_cut_anywhere_plays_on_to_the_same_end() -> None:
    scene = last_tile()
    lay_abbey(scene, "?1").deploy("monastery").end().act(type="pass")
    lay_abbey(scene, "?2").end()
    game = scene.game
    for cut in range(len(game.log) + 1):
        again = Game.replay(game.setup, game.draws, game.log[:cut])
        for action in game.log[cut:]:
            assert action in again.legal()
            again.apply(action)
        assert view(again) == view(game)

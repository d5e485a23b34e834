"""Small cities with followers of several seats, as they come about where followers cross drawbridges."""

from __future__ import annotations

from typing import Any

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import BOX, decline, raise_it
from tests.rules.scene import Scene, entries, on_board


def shared(*knights: tuple[int, str], **keys: Any) -> Scene:
    """Ann has just completed a small city in which others stand: (seat, piece) each."""
    boxes = [BOX, "inns-and-cathedrals", "traders-and-builders"]
    scene = on_board("*C@90 ??", hand=["C", "C", "C", "L"], seats=3, expansions=boxes, **keys)
    for seat, piece in knights:
        scene.stand(seat, "city@E", (0, 0), piece)
    return scene.turn("??", 270)


def castle(scene: Scene) -> tuple[list[int], list[int]]:
    """Who is in the only castle, and whose tokens lie on it."""
    (seen,) = view(scene.game)["castles"]
    return seen["seats"], seen["by"]


@clause("X8-FLYER-1", "INT-32")
def test_the_majority_decides_alone_and_keeps_only_its_own() -> None:
    scene = shared((1, "big"), (2, "meeple"))
    assert (scene.kind, scene.seat) == ("castle", 1)
    raise_it(scene)
    assert (scene.kind, castle(scene)) == ("place_tile", ([1], [1]))
    assert (scene.supply(), scene.supply("big"), scene.scores) == ([7, 7, 7], [1, 0, 1], [0, 0, 0])


@clause("X8-FLYER-1", "BUILDER-15")
def test_no_builder_stays_in_a_castle() -> None:
    scene = raise_it(shared((1, "meeple"), (1, "builder")))
    assert (castle(scene), scene.supply("builder")) == (([1], [1]), [1, 1, 1])


@clause("X8-FLYER-2", "INT-32")
def test_tied_seats_that_score_score_as_usual() -> None:
    scene = decline(decline(shared((1, "meeple"), (2, "meeple"))))
    assert (scene.scores, scene.supply(), view(scene.game)["castles"]) == ([0, 4, 4], [7, 7, 7], [])


@clause("X8-FLYER-3", "X8-FLYER-5", "INT-32")
def test_tied_seats_that_build_share_a_castle_and_each_scores_it_in_full() -> None:
    scene = raise_it(raise_it(shared((1, "meeple"), (2, "meeple"))))
    assert (castle(scene), scene.supply("castle"), scene.scores) == (([1, 2], [1, 2]), [3, 2, 2], [0, 0, 0])
    scene.turn((0, 1), 180).turn((0, 2))
    assert entries(scene) == [(1, "castle", 4), (2, "castle", 4)]


@clause("X8-FLYER-4", "INT-32")
def test_of_tied_seats_one_may_score_and_the_other_build() -> None:
    scene = decline(raise_it(shared((1, "meeple"), (2, "meeple"))))
    assert (entries(scene), castle(scene)) == ([(2, "city", 4)], ([1], [1]))
    assert (scene.supply(), scene.supply("castle")) == ([7, 6, 7], [3, 2, 3])


@clause("X8-FLYER-4")
def test_whoever_scores_counts_only_scorers() -> None:
    scene = raise_it(decline(shared((1, "big"), (0, "meeple"), (2, "big"))))
    assert (entries(scene), castle(scene)) == ([(1, "city", 4)], ([2], [2]))
    assert (scene.supply(), scene.supply("big")) == ([7, 7, 7], [1, 1, 0])


@clause("X8-FLYER-5")
def test_without_a_token_one_can_only_score() -> None:
    scene = shared((1, "meeple"), (2, "meeple"))
    assert (scene.kind, scene.seat) == ("castle", 1)
    scene = shared((1, "meeple"), (2, "meeple"), supply={"castle": 0})
    assert (scene.kind, scene.scores) == ("place_tile", [0, 4, 4])

"""Small cities with followers of several seats, as they come about where followers cross drawbridges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules import view
from rules.expansions.princess_and_dragon.fairy import put_fairy
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EXPANSION,
    FIRST,
    NEW,
    decline,
    found,
    points,
    raise_it,
    take,
)
from tests.rules.scene import Scene, entries, on_board

EXPANSIONS = [EXPANSION, "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"]
# A road and a city that one tile will complete; the castle's two tiles lie north of it.
TWO = """
*C@90  ??       .
.      AM/R@90  .
C      .        .
"""


def shared(*knights: tuple[int, str], board: str = "*C@90 ??", rotation: int = 270, **keys: Any) -> Scene:
    """Ann has just completed a small city in which others stand: (seat, piece) each."""
    setup: dict[str, Any] = {"hand": ["C", "C", "C", "L"], "seats": 3, "supply": {"abbey": 0}, **keys}
    scene = on_board(board, expansions=EXPANSIONS, **{"edition": FIRST, **setup})
    for seat, piece in knights:
        scene.stand(seat, "city@E", (0, 0), piece)
    return scene.turn("??", rotation)


def castle(scene: Scene) -> tuple[list[int], list[int]]:
    """Return the followers in the only castle and the owners of its tokens."""
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


@clause("X8-FLYER-3", "X8-MAYOR-1", "MAYOR-8", "INT-32", "INT-21")
@pytest.mark.parametrize(("revision", "scored"), [(3, [1, 2]), (2, [1])])
def test_a_mayor_who_made_the_tie_shares_the_castle(revision: int, scored: list[int]) -> None:
    """Blue's mayor counts the pennant of the small city; the castle's points are his too."""
    keys: dict[str, Any] = {"edition": NEW, "revision": revision, "hand": ["AM/C!+", "C", "C", "L"]}
    scene = shared((1, "meeple"), (2, "mayor"), rotation=0, **keys)
    assert (scene.kind, scene.seat) == ("castle", 1)
    raise_it(raise_it(scene)).turn((0, 1), 180).turn((0, 2))
    assert entries(scene) == [(seat, "castle", 4) for seat in scored]
    assert (scene.supply(), scene.supply("mayor")) == ([7, 7, 7], [1, 1, 1])


@clause("HOUSE-24", "X8-FLYER-3")
def test_a_mayor_who_shares_a_castle_may_be_the_one_to_pick() -> None:
    keys: dict[str, Any] = {
        "edition": NEW,
        "board": TWO.replace("AM/R@90", "RRR"),
        "hand": ["AM/C!+", "L", "AM/RC", "L"],
    }
    scene = shared((1, "meeple"), (2, "mayor"), rotation=0, **keys)
    raise_it(raise_it(scene)).turn((2, 0)).turn((0, 1), 180)
    assert (scene.kind, scene.seat) == ("choose_feature", 2)


@clause("X8-MAYOR-1", "X8-FLYER-4")
def test_a_mayor_who_builds_while_the_other_scores_is_alone_and_earns_nothing() -> None:
    scene = shared((1, "meeple"), (2, "mayor"), rotation=0, edition=NEW, hand=["AM/C!+", "C", "C", "L"])
    raise_it(decline(scene)).turn((0, 1), 180).turn((0, 2))
    assert (points(scene), entries(scene)) == ([4], [(1, "city", 6)])


@clause("X8-FLYER-4", "INT-32")
def test_of_tied_seats_one_may_score_and_the_other_build() -> None:
    scene = decline(raise_it(shared((1, "meeple"), (2, "meeple"))))
    assert (entries(scene), castle(scene)) == ([(2, "city", 4)], ([1], [1]))
    assert (scene.supply(), scene.supply("castle")) == ([7, 6, 7], [3, 2, 3])


@clause("X8-FLYER-4")
def test_scoring_seats_share_by_their_own_majority() -> None:
    scene = raise_it(decline(shared((1, "big"), (0, "meeple"), (2, "big"))))
    assert (entries(scene), castle(scene)) == ([(1, "city", 4)], ([2], [2]))
    assert (scene.supply(), scene.supply("big")) == ([7, 7, 7], [1, 1, 0])


@clause("X8-FLYER-4", "CASTLE-37")
@pytest.mark.parametrize(("second", "triggered"), [(decline, [4]), (raise_it, [None, None])])
def test_a_split_city_triggers_no_castle_beside_it(
    second: Callable[[Scene], Scene], triggered: list[int | None]
) -> None:
    """The castle of the seat that moves lies above; a city that all score triggers it."""
    keys: dict[str, Any] = {"edition": FIRST, "seats": 3, "supply": {"abbey": 0}, "hand": ["C", "C", "L"]}
    scene = on_board("C@90 C@270\n*C@90 ??", expansions=EXPANSIONS, **keys)
    found(scene, 0, 0, -1, "E")
    for seat in (1, 2):
        scene.stand(seat, "city@E", (0, 0))
    scene = second(decline(scene.turn("??", 270)))
    assert points(scene) == triggered


@clause("X8-FLYER-4", "WAGON-4")
def test_a_wagon_moves_on_from_a_small_city_that_all_score_and_not_from_a_split_one() -> None:
    def scored_by(second: Callable[[Scene], Scene]) -> Scene:
        return second(decline(shared((1, "wagon"), (2, "meeple"), hand=["AM/RC", "L"], rotation=270)))

    assert scored_by(decline).kind == "wagon"
    scene = scored_by(raise_it)
    assert (scene.kind, entries(scene), scene.supply("wagon")) == ("place_tile", [(1, "city", 4)], [1, 1, 1])


@clause("X8-FLYER-4", "RING-2", "RING-8")
@pytest.mark.parametrize(("revision", "ringmaster"), [(6, [(2, "ringmaster", 2)]), (5, [])])
def test_of_tied_seats_the_ringmaster_of_one_who_scores_brings_points(
    revision: int, ringmaster: list[tuple[int, str, int]]
) -> None:
    def split(master: int, other: int) -> Scene:
        more = [EXPANSION, "under-the-big-top"]
        board = "*C@90 ??\nBT/ffff.ac ."
        scene = on_board(board, expansions=more, seats=3, edition=FIRST, hand=["C", "L"], revision=revision)
        scene.stand(other, "city@E").stand(master, "city@E", (0, 0), "ringmaster")
        return decline(raise_it(scene.turn("??", 270)))

    scene = split(master=2, other=1)
    assert entries(scene) == [(2, "city", 4), *ringmaster]
    assert (scene.kind, scene.supply("ringmaster"), castle(scene)) == ("place_tile", [1, 1, 1], ([1], [1]))
    scene = split(master=1, other=2)
    assert (entries(scene), scene.supply("ringmaster")) == ([(2, "city", 4)], [1, 0, 1])


@clause("X8-FLYER-4", "FAIRY-16", "FAIRY-26")
@pytest.mark.parametrize(("seat", "points"), [(2, [(2, "fairy", 3)]), (1, [])])
@pytest.mark.parametrize("edition", [FIRST, "zmg-2014"])
def test_of_tied_seats_the_fairy_brings_points_to_one_who_scores(
    seat: int, points: list[tuple[int, str, int]], edition: str
) -> None:
    """Next to a follower she belongs to him; where she stands on a tile, to whoever of them is there."""
    more = [EXPANSION, "princess-and-dragon"]
    scene = on_board("*C@90 ??", expansions=more, seats=3, edition=edition, hand=["C", "L"])
    scene.stand(1, "city@E").stand(2, "city@E")
    figure = next(f for f in scene.game.state.figures if f.seat == seat)
    put_fairy(scene.game.state, (0, 0), figure if edition == FIRST else None)
    scene = decline(raise_it(scene.turn("??", 270)))
    given = [entry for entry in entries(scene) if entry[1] != "fairy_turn"]
    assert given == [(2, "city", 4), *(points if edition == FIRST else [(2, "fairy", 3)])]


@clause("X8-FLYER-5")
def test_without_a_token_one_can_only_score() -> None:
    scene = shared((1, "meeple"), (2, "meeple"))
    assert (scene.kind, scene.seat) == ("castle", 1)
    scene = shared((1, "meeple"), (2, "meeple"), supply={"abbey": 0, "castle": 0})
    assert (scene.kind, scene.scores) == ("place_tile", [0, 4, 4])


@clause("HOUSE-24", "X8-FLYER-3")
def test_of_those_who_share_a_castle_the_next_clockwise_picks() -> None:
    scene = shared((1, "meeple"), (2, "meeple"), board=TWO, hand=["C", "L", "AM/RC", "L"])
    raise_it(raise_it(scene)).turn((2, 0)).turn((0, 1), 180)
    assert (scene.kind, scene.seat) == ("choose_feature", 2)
    take(scene, 0, 1, "road@E")
    assert entries(scene) == [(1, "castle", 2), (2, "castle", 2)]


@clause("HOUSE-23", "CASTLE-32", "CASTLE-36")
@pytest.mark.parametrize("chain", ["direct-first", "free-choice"])
def test_of_equal_features_a_castle_takes_the_first_by_its_tiles(chain: str) -> None:
    """Both bring 2 here, and the road lies before the city."""
    options = {"city.small_completed": "1-per-tile", "castle.chain_vs_direct": chain}
    board = TWO.replace("??", "C@270").replace(".      AM", "??     AM")
    setup: dict[str, Any] = {"hand": ["AM/RC", "L"], "supply": {"abbey": 0}, "options": options}
    scene = on_board(board, expansions=EXPANSIONS, edition=FIRST, **setup)
    found(scene, 1, 0, 0, "E").turn("??", 180)
    assert points(scene) == [2]
    assert [part["what"] for part in view(scene.game)["scored"][-1]["parts"]] == ["road"]

"""Chapter CASTLE, section 3.3: castles that pass a value on to each other."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    choices,
    found,
    points,
    stage,
    take,
)
from tests.rules.scene import Scene

COLUMNS = """
C@90 CFc.1 CFc.1 CFc.1 CFc.1 CFc.1 CFc.1 ?? *C@180 C@180 C@180
.    .     .     .     .     .     .     .  C      C     C
"""


def columns(*seats: int, **keys: object) -> Scene:
    """Return castles in columns 0, 1, 2; a city of 16 beside the first alone is about to be closed."""
    scene = stage(COLUMNS, hand=["C", "L"], **keys)
    for x, seat in enumerate(seats):
        found(scene, seat, x, 0, "S")
    return scene


@clause("CASTLE-33", "CASTLE-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_side_by_side_they_pass_the_value_on(edition: str) -> None:
    scene = columns(0, 1, 2, seats=3, edition=edition).turn("??", 270)
    assert (points(scene), scene.scores) == ([16, 16, 16], [16, 16, 16])


@clause("CASTLE-33", "CASTLE-37")
def test_a_castle_that_has_scored_passes_nothing_on() -> None:
    board = COLUMNS + ".    .     .     .     .     .     .     .  .  LR@270  ?r"
    scene = stage(board, hand=["C", "L"])
    for x, seat in enumerate((0, 1, 1)):
        found(scene, seat, x, 0, "S")
    middle = scene.game.state.slots["castles"][1]
    middle.points = 2
    scene.turn("??", 270)
    assert points(scene) == [16, 2, None]
    assert scene.scores == [16, 0]


ONE_WAY = """
?a      *C@180  .      .
?b      C       C@90   C@270
.       .       LR@270 ?r
"""


@clause("CASTLE-35")
def test_a_trigger_can_be_one_way() -> None:
    """P stands on (0, 0), (0, 1); Q on (1, 1), (2, 1): Q triggers P, P does not trigger Q."""
    scene = found(found(stage(ONE_WAY, hand=["LR", "L"]), 0, 0, 0, "S"), 1, 1, 1, "E")
    scene.turn("?r", 90)
    assert points(scene) == [2, 2]
    scene = found(found(stage(ONE_WAY, hand=["LR", "LR", "L"]), 0, 0, 0, "S"), 1, 1, 1, "E")
    scene.turn("?a").turn("?b", 180)
    assert points(scene) == [2, None]


LINKED = """
Cc.1@180  CFc.1   CFc.1  ??
C         *C@180  C@180  LR@180
.         C       C      .
"""


def linked(**keys: object) -> Scene:
    """Return castles P of Ann and Q of Bob, linked; a city of 10 completes beside P, a road of 2 beside Q."""
    scene = stage(LINKED, hand=["CRRR", "L"], **keys)
    return found(found(scene, 0, 0, 0, "S"), 1, 1, 0, "S").turn("??", 270)


@clause("CASTLE-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_own_feature_goes_before_that_of_a_neighbour(edition: str) -> None:
    scene = linked(edition=edition)
    assert (scene.kind, points(scene), scene.scores) == ("place_tile", [10, 2], [10, 2])


FREE = {"castle.chain_vs_direct": "free-choice"}


@clause("CASTLE-36")
def test_with_free_choice_a_neighbours_may_be_taken() -> None:
    scene = linked(options=FREE)
    assert (scene.kind, scene.seat, len(choices(scene))) == ("choose_feature", 0, 2)
    take(scene, -1, -1, "city@E")
    assert (scene.kind, scene.seat, len(choices(scene))) == ("choose_feature", 1, 2)
    take(scene, 0, 0, "castle@S")
    assert (points(scene), scene.scores) == ([10, 10], [10, 10])


@clause("CASTLE-36", "CASTLE-33")
def test_castle_that_names_a_neighbour_takes_what_the_neighbour_takes() -> None:
    """Ann waits for Bob's castle, which then has only its own road: it can't wait for hers."""
    scene = take(linked(options=FREE), 1, 0, "castle@S")
    assert (scene.kind, points(scene), scene.scores) == ("place_tile", [2, 2], [2, 2])


# As `LINKED`, but the same tile completes two roads beside Q, of 2 and 4 tiles.
CHOOSING = """
Cc.1@180  CFc.1   CFc.1  ??       Rr
C         *C@180  C@180  RRR@270  Rr@90
.         C       C      .        .
"""


@clause("CASTLE-36", "CASTLE-33", "CASTLE-28")
@pytest.mark.parametrize(("road", "value"), [("road@S", 2), ("road@E", 4)])
def test_castle_that_names_a_choosing_neighbour_takes_its_choice(road: str, value: int) -> None:
    """Ann names Bob's castle before he picks; hers is not among what he may pick, since it waits for his."""
    scene = stage(CHOOSING, hand=["CRRR", "L"], options=FREE)
    found(found(scene, 0, 0, 0, "S"), 1, 1, 0, "S").turn("??", 270)
    assert (scene.seat, choices(scene)) == (0, [(-1, -1, "city@E"), (1, 0, "castle@S")])
    take(scene, 1, 0, "castle@S")
    assert (scene.seat, sorted(choices(scene))) == (1, [(2, -1, "road@E"), (2, -1, "road@S")])
    take(scene, 2, -1, road)
    assert (points(scene), scene.scores) == ([value, value], [value, value])


@clause("CASTLE-36", "HOUSE-2")
def test_the_castle_of_a_seat_that_has_left_takes_the_best_that_is_known() -> None:
    scene = stage(CHOOSING, hand=["CRRR", "L"], options=FREE, seats=3)
    found(found(scene, 2, 0, 0, "S"), 1, 1, 0, "S").forfeit(2).turn("??", 270)
    assert (scene.seat, points(scene), len(choices(scene))) == (1, [None, None], 3)
    take(scene, 0, 0, "castle@S")
    assert points(scene) == [10, 10]


@clause("CASTLE-36")
def test_games_of_older_revisions_name_the_feature_of_a_linked_castle() -> None:
    scene = linked(options=FREE, revision=2)
    take(take(scene, -1, -1, "city@E"), 2, -1, "road@S")
    assert (points(scene), scene.scores) == ([10, 2], [10, 2])

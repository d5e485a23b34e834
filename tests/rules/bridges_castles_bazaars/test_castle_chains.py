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


# Castles Q, P and R in columns 0, 1, 2. The tile at ?? ends a road of 4 beside Q alone, one of 5 beside R
# alone, and, where it has a road to the south, one of 2 on P's own tile, which all three may take.
ROW = """
Rr@270  RFr    ??             RFr    Rr
LR@180  *C@180 BB/CFR!G@270   C@180  RFr@90
.       C      C              C      LR@180
"""
Q, P, R = (0, 0, "castle@S"), (1, 0, "castle@S"), (2, 0, "castle@S")
ROAD_OF_2, ROAD_OF_4, ROAD_OF_5 = (1, -1, "road@S"), (-1, -1, "road@E"), (1, -1, "road@E")


def row(*castles: tuple[int, int], south: bool = True) -> Scene:
    """Return castles of these seats in these columns after the roads are completed, with free choice."""
    board = ROW if south else ROW.replace("BB/CFR!G@270", "C@180")
    scene = stage(board, hand=["RRR", "L"], seats=3, options=FREE)
    for seat, column in castles:
        found(scene, seat, column, 0, "S")
    return scene.turn("??", 0 if south else 180)


@clause("CASTLE-36")
def test_a_castle_may_name_one_that_waits_for_a_third() -> None:
    """Ann names R; Bob may name her castle, which does not wait for his; Cid may not: it waits for his."""
    scene = row((0, 1), (1, 0), (2, 2))
    assert (scene.seat, sorted(choices(scene))) == (0, sorted([ROAD_OF_2, Q, R]))
    take(scene, *R)
    assert (scene.seat, sorted(choices(scene))) == (1, sorted([ROAD_OF_2, ROAD_OF_4, P]))
    take(scene, *P)
    assert (scene.seat, sorted(choices(scene))) == (2, sorted([ROAD_OF_2, ROAD_OF_5]))
    take(scene, *ROAD_OF_5)
    assert (points(scene), scene.scores) == ([5, 5, 5], [5, 5, 5])


@clause("CASTLE-36", "CASTLE-32")
def test_a_castle_is_asked_for_what_one_that_it_names_may_take_from_a_third() -> None:
    """P has nothing of its own: it takes the 4 of Q or the 5 of R, and so may Q by naming it."""
    scene = row((0, 0), (1, 1), (2, 2), south=False)
    assert (scene.seat, sorted(choices(scene))) == (0, sorted([ROAD_OF_4, P]))
    take(scene, *P)
    assert (points(scene), scene.scores) == ([5, 5, 5], [5, 5, 5])


@clause("CASTLE-36", "CASTLE-32")
def test_a_castle_is_not_asked_where_one_beside_it_has_taken_the_same() -> None:
    scene = row((0, 0), (1, 1))
    assert (scene.seat, len(choices(scene))) == (0, 3)
    take(scene, *ROAD_OF_2)
    assert (scene.kind, points(scene), scene.scores) == ("place_tile", [2, 2], [2, 2, 0])


@clause("CASTLE-36", "CASTLE-35", "CASTLE-32")
def test_with_free_choice_a_castle_further_off_does_not_matter() -> None:
    """A road of 6 lies beside both castles below; a city of 4 lies beside the one above alone."""
    board = """
    .       .       C@180   .
    .       C@180   C       .
    Rr@270  ??      RFr     Rr
    LR@180  *C@180  C@180   LR@180
    .       C       C       .
    """
    scene = stage(board, hand=["RCr", "L"], seats=3, options=FREE)
    found(found(found(scene, 0, 0, 0, "S"), 1, 1, 0, "S"), 2, 1, -3, "S").turn("??")
    assert (scene.kind, points(scene), scene.scores) == ("place_tile", [6, 6, 4], [6, 6, 4])


@clause("CASTLE-36", "CASTLE-33")
def test_with_free_choice_a_castle_without_a_feature_follows_and_is_not_named() -> None:
    """The upper castle is linked to the lower one alone, which has a road of 3 or a city of 6 to take."""
    board = """
    .      C@90    C@270   .
    .      *C@90   C@270   .
    C@90   CFc.1   ??      LR@90
    .      .       LR@180  .
    """
    scene = stage(board, hand=["RrC", "L"], options=FREE)
    found(found(scene, 1, 0, 0, "E"), 0, 0, -1, "E").turn("??", 270)
    assert (scene.seat, sorted(choices(scene))) == (1, [(-1, 1, "city@E"), (1, 1, "road@E")])
    take(scene, 1, 1, "road@E")
    assert (points(scene), scene.scores) == ([3, 3], [3, 3])


@clause("CASTLE-36")
@pytest.mark.parametrize(("revision", "beside"), [(2, (2, -1, "road@S")), (3, (1, 0, "castle@S"))])
def test_games_of_older_revisions_name_the_feature_of_a_linked_castle(
    revision: int, beside: tuple[int, int, str]
) -> None:
    """Ann takes the road beside Bob's castle, or names that castle, which then has only its road."""
    scene = linked(options=FREE, revision=revision)
    assert (scene.seat, choices(scene)) == (0, [(-1, -1, "city@E"), beside])
    take(scene, *beside)
    assert (scene.kind, points(scene)[0]) == (("choose_feature", 2) if revision == 2 else ("place_tile", 2))
    assert points(scene)[1] == (None if revision == 2 else 2)


@clause("CASTLE-36")
def test_in_games_of_older_revisions_linked_castles_may_take_the_features_of_each_other() -> None:
    scene = linked(options=FREE, revision=2)
    take(take(scene, 2, -1, "road@S"), -1, -1, "city@E")
    assert (points(scene), scene.scores) == ([2, 10], [2, 10])


@clause("CASTLE-36")
def test_in_games_of_older_revisions_castles_further_off_lend_no_feature() -> None:
    apart = """
    Cc.1@180  CFc.1   CFc.1  CFc.1  ??
    C         *C@180  .      C@180  LR@180
    .         C       .      C      .
    """
    scene = stage(apart, hand=["CRRR", "L"], options=FREE, revision=2)
    found(found(scene, 0, 0, 0, "S"), 1, 2, 0, "S").turn("??", 270)
    assert (scene.kind, points(scene)) == ("place_tile", [12, 2])

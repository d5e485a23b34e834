"""Chapter WANDER with CASTLE: the occupier picks where a wanderer or an office counts tiles (HOUSE-23)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import decline, found, points, raise_it, take
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import (
    FIRST,
    X8,
    roads,
    settle,
    stage,
)

EQUAL = """
.           C@180  .   .    .    .
*AM/RC@180  AM/RC  ??  RFr  RFr  LR@90
.           .      C   .    .    .
"""


def equal(board: str = EQUAL, **keys: Any) -> Scene:
    """Bob's castle at the end of the roads on the left."""
    keys = {"hand": ["AM/RC", "L", "L"], "edition": FIRST, **keys}
    return found(stage(board, X8, **keys), 1, 1, -1, "S")


@clause("HOUSE-23", "CASTLE-28", "CASTLE-32", "WANDER-40")
@pytest.mark.parametrize(("feature", "tiles"), [("road@E", 4), ("city@S", 2)])
def test_the_occupier_picks_of_equal_values_where_a_wanderer_counts_tiles(feature: str, tiles: int) -> None:
    scene = equal()
    settle(scene, 0, "road@E")
    scene.turn("??", 180)
    assert (scene.kind, scene.seat) == ("choose_feature", 1)
    assert [one["value"] for one in view(scene.game)["decision"]["about"]["values"]] == [4, 4]
    take(scene, 2, 0, feature)
    assert entries(scene) == [(1, "castle", 4), (0, "wanderer", tiles)]


@clause("HOUSE-23", "OFFICE-25")
def test_occupier_picks_of_equal_values_where_an_office_counts_tiles() -> None:
    scene = equal()
    settle(scene, 0, "city@S", piece="office")
    scene.turn("??", 180)
    assert (scene.kind, scene.seat) == ("choose_feature", 1)
    take(scene, 2, 0, "city@S")
    assert entries(scene) == [(1, "castle", 4), (0, "office", 2)]


@clause("HOUSE-23")
def test_no_seat_is_asked_where_it_makes_no_difference() -> None:
    """Without a wanderer, with one on other roads or one that has just come, and in games of older rules."""
    assert equal().turn("??", 180).kind == "place_tile"
    scene = equal()
    settle(scene, 0, "road@E", (3, 0))
    assert (scene.turn("??", 180).kind, points(scene)) == ("place_tile", [4])
    scene = equal()
    settle(scene, 0, "road@E")
    roads(scene).arrived[scene.game.state.figures[-1]] = 1
    assert scene.turn("??", 180).kind == "place_tile"
    scene = equal(revision=2)
    settle(scene, 0, "road@E")
    assert entries(scene.turn("??", 180)) == [(1, "castle", 4), (0, "wanderer", 4)]
    scene = equal(revision=3)
    settle(scene, 0, "road@E")
    assert scene.turn("??", 180).kind == "choose_feature"


@clause("HOUSE-23")
def test_no_seat_is_asked_where_a_wanderer_is_at_a_castle_that_is_not_linked() -> None:
    board = """
    .           C@180  .  .  .  C@180  .   .    .    .
    *AM/RC@180  AM/RC  .  .  .  C      ??  RFr  RFr  LR@90
    .           .      .  .  .  .      C   .    .    .
    """
    scene = stage(board, X8, hand=["AM/RC", "L", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    found(found(scene, 1, 1, -1, "S"), 1, 5, -1, "S")
    assert (scene.turn("??", 180).kind, points(scene)) == ("place_tile", [None, 4])


@clause("HOUSE-23", "CASTLE-36")
def test_no_seat_is_asked_for_a_castle_beside_one_that_takes_a_feature_of_its_own() -> None:
    """The features lie beside both castles: only Bob's, at the end of the roads, makes a difference."""
    scene = equal(EQUAL.replace("C@180  .   .  ", "C@180  C@90  C@270"))
    settle(scene, 0, "road@E")
    found(scene, 0, 2, -1, "E").turn("??", 180)
    assert (scene.kind, scene.seat, points(scene)) == ("choose_feature", 1, [None, 4])


@clause("HOUSE-23", "CASTLE-33", "WANDER-40")
def test_the_occupier_picks_for_a_wanderer_at_a_castle_that_will_follow() -> None:
    """Nobody walks to the castle on the right; the one on the left takes what that takes."""
    board = """
    .           C@180  .      .  .    .    .    .
    *AM/RC@180  AM/RC  C@180  .  .    .    .    .
    .           .      C      ??  RFr  RFr  LR@90  .
    .           .      .      C   .    .    .    .
    """
    scene = stage(board, X8, hand=["AM/RC", "L", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    found(found(scene, 1, 1, -1, "S"), 1, 2, 0, "S")
    scene.turn("??", 180)
    assert scene.kind == "choose_feature"
    assert view(scene.game)["decision"]["about"]["x"] == 2
    take(scene, 3, 1, "city@S")
    assert entries(scene) == [(1, "castle", 4), (1, "castle", 4), (0, "wanderer", 2)]


def split(tile: str, *, built: bool, wanderer: str = "", piece: str = "meeple") -> Scene:
    """A small city is completed: Bob raises a castle or not, the seat after him, with this piece, scores."""
    scene = stage(f"??\n*{tile}", X8, edition=FIRST, seats=3, hand=["C", "L", "L"])
    if wanderer:
        settle(scene, 0, wanderer)
    scene.stand(1, "city@N").stand(2, "city@N", piece=piece)
    scene.turn("??", 180)
    return decline((raise_it if built else decline)(scene))


@clause("X8-FLYER-4", "WANDER-26")
@pytest.mark.parametrize(("built", "reasons"), [(False, ["city", "city", "wanderer"]), (True, ["city"])])
def test_a_wanderer_gets_nothing_from_a_small_city_of_which_one_makes_a_castle(
    built: bool, reasons: list[str]
) -> None:
    scene = split("AM/RC", built=built, wanderer="road@W")
    assert [reason for _, reason, _ in entries(scene)] == reasons


@clause("X8-FLYER-4", "OFFICE-13")
@pytest.mark.parametrize(("built", "kind"), [(False, "office"), (True, "place_tile")])
def test_no_office_is_asked_for_in_a_small_city_of_which_one_makes_a_castle(built: bool, kind: str) -> None:
    """The city has a pennant, so that the mayor ties with the follower."""
    assert split("WM/CRC+.a", built=built, piece="mayor").kind == kind

"""Chapter FARM: fields, farmers, and the two older ways of counting them."""

from __future__ import annotations

import pytest

from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.scene import Scene, entries, on_board

# A wide city closed between two caps: north and south of it lies a field each, and one around each cap.
WIDE = "*C@90 CFc.1 C@270"
# One field along three caps: the first two cities are complete, the third is open.
TWO_AND_AN_OPEN_ONE = """
C@180  C@180  .
C      C      C
"""


def old(scoring: str) -> dict[str, str]:
    return {"farm.scoring": scoring}


def fields(scene: Scene) -> list[tuple[int, int]]:
    """(seat, points) of each score for fields."""
    return [(seat, points) for seat, reason, points in entries(scene) if reason == "field"]


@clause("BASE-FARM-1")
def test_a_field_is_bounded_by_roads_and_cities_and_the_rim() -> None:
    scene = on_board("*L RFr@90 L \n RFr RRRR RFr")
    west, north_west = scene.look(0, 0, "field@NL"), scene.look(1, 0, "field@WL")
    assert west == north_west
    assert {(s["x"], s["y"], s["feature"]) for s in west["spots"]} == {
        (0, 0, "field@NL"),
        (1, 0, "field@NL"),
        (0, 1, "field@NL"),
        (1, 1, "field@NL"),
    }
    assert scene.look(1, 0, "field@EL")["home"] != west["home"]
    assert scene.look(0, 1, "field@SL")["home"] != west["home"]


@clause("BASE-FARM-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_farmers_are_in_every_edition_unless_switched_off(edition: str) -> None:
    scene = on_board("*RFr ??", hand=["RFr"], edition=edition).place("??")
    assert "field@NL" in scene.can_deploy()
    scene = on_board("*RFr ??", hand=["RFr"], edition=edition, options={"farm.enabled": "no"}).place("??")
    assert scene.can_deploy() == ["road@E"]
    refusal = scene.refuses_deploy("field@NL")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "BASE-FARM-1")


@clause("BASE-FARM-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_farmer_only_in_a_field_without_farmers(seat: int) -> None:
    scene = on_board("*RFr RFr ??", hand=["RFr"]).stand(seat, "field@NL").place("??")
    assert scene.refuses_deploy("field@NL").clause == "BASE-DEPLOY-2"
    assert "field@ER" in scene.can_deploy()


@clause("BASE-FARM-2", "BASE-CONN-4")
def test_fields_with_farmers_may_be_joined() -> None:
    scene = on_board("*RFr ?? RFr", hand=["RFr"]).stand(0, "field@NL").stand(1, "field@NL", (2, 0)).turn("??")
    assert scene.figures(1, 0, "field@NL") == {0: 1, 1: 1}


@clause("BASE-FARM-3")
def test_three_points_for_each_completed_city_that_borders_the_field() -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE).stand(0, "field@SL", (0, 1)).finish()
    assert entries(scene) == [(0, "field", 6)]
    assert scene.game.state.scored[0]["parts"] == [{"what": "cities", "count": 2, "points": 6}]


@clause("BASE-FARM-3")
def test_fields_score_only_at_the_end() -> None:
    scene = on_board("*C@90 ??", hand=["C"]).stand(0, "field@NL").turn("??", 270)
    assert scene.scores == [0, 0]
    assert scene.finish().scores == [3, 0]


@clause("BASE-FARM-3")
def test_a_field_at_no_completed_city_brings_nothing() -> None:
    scene = on_board("*C L").stand(0, "field@ER").finish()
    assert (scene.scores, entries(scene), scene.supply()) == ([0, 0], [], [7, 7])


@clause("BASE-FARM-4")
def test_a_city_counts_once_for_a_field_that_touches_it_often() -> None:
    """One field runs round all four tiles of this city."""
    board = """
    L       L              L              L
    L       Cc.1@180       Cc.1@270       L
    L       *Cc.1@90       Cc.1           L
    L       L              L              L
    """
    scene = on_board(board).stand(0, "field@SL").finish()
    assert entries(scene) == [(0, "field", 3)]


@clause("BASE-FARM-4")
def test_touching_on_the_map_is_not_bordering() -> None:
    """The road keeps the inner field of a bend from the city that the same tile shows."""
    scene = on_board("*C@180 \n CRr").stand(0, "field@EL", (0, 1)).stand(1, "field@ER", (0, 1))
    assert scene.finish().scores == [3, 0]


@clause("BASE-FARM-5")
def test_a_city_counts_for_every_field_beside_it() -> None:
    scene = on_board(WIDE).stand(0, "field@NL", (1, 0)).stand(0, "field@SL", (1, 0)).finish()
    assert fields(scene) == [(0, 3), (0, 3)]
    scene = on_board(WIDE).stand(0, "field@NL", (1, 0)).stand(1, "field@SL", (1, 0)).finish()
    assert sorted(fields(scene)) == [(0, 3), (1, 3)]


@clause("BASE-FARM-6")
@pytest.mark.parametrize(
    ("farmers", "scores"), [((0, 0, 1, 1), [6, 6]), ((0, 0, 1), [6, 0]), ((1, 0, 1), [0, 6]), ((0,), [6, 0])]
)
def test_majority_and_ties_for_each_field(farmers: tuple[int, ...], scores: list[int]) -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE)
    for seat in farmers:
        scene.stand(seat, "field@SL", (0, 1))
    assert scene.finish().scores == scores


@clause("BASE-FARM-7")
@pytest.mark.parametrize("abbot", ["yes", "no"])
def test_buildings_do_not_divide_a_field(abbot: str) -> None:
    scene = on_board("*C@90 C@270 L CG", options={"abbot.enabled": abbot}).stand(0, "field@EL", (3, 0))
    assert scene.look(1, 0, "field@NL")["home"] == scene.look(3, 0, "field@EL")["home"]
    assert scene.look(2, 0, "field@NL")["tiles"] == 3
    assert scene.finish().scores == [3, 0]


@clause("BASE-FARM-7")
def test_a_field_needs_no_closed_border() -> None:
    scene = on_board(WIDE).stand(0, "field@NL", (1, 0))
    assert not scene.look(1, 0, "field@NL")["complete"]
    assert scene.finish().scores == [3, 0]


@clause("BASE-FARM-8")
def test_the_oldest_way_gives_4_a_city_to_the_most_farmers_around_it() -> None:
    """Bob has one farmer north and one south, Ann two north: they tie; per field Ann would win the north."""
    scene = on_board(WIDE, options=old("per-city-4"))
    scene.stand(0, "field@NL", (1, 0)).stand(0, "field@NL", (1, 0))
    scene.stand(1, "field@NL", (1, 0)).stand(1, "field@SL", (1, 0))
    assert fields(scene.finish()) == [(0, 4), (1, 4)]


@clause("BASE-FARM-8")
def test_farmers_of_all_fields_at_the_city_are_added_up() -> None:
    scene = on_board(WIDE, options=old("per-city-4"), seats=3)
    scene.stand(0, "field@NL", (1, 0)).stand(0, "field@SL", (1, 0)).stand(0, "field@NL", (0, 0))
    scene.stand(1, "field@NL", (1, 0)).stand(1, "field@NL", (1, 0))
    scene.stand(2, "field@NL", (2, 0))
    assert fields(scene.finish()) == [(0, 4)]


@clause("BASE-FARM-8")
def test_in_the_oldest_way_a_city_pays_once_though_many_fields_touch_it() -> None:
    scene = on_board(WIDE, options=old("per-city-4"))
    scene.stand(0, "field@NL", (1, 0)).stand(0, "field@SL", (1, 0))
    assert fields(scene.finish()) == [(0, 4)]


@clause("BASE-FARM-8")
def test_the_oldest_way_counts_each_completed_city_by_itself() -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE, options=old("per-city-4"))
    scene.stand(0, "field@SL", (0, 1)).stand(1, "field@NL", (0, 0)).stand(1, "field@NL", (1, 0))
    assert fields(scene.finish()) == [(1, 4), (1, 4)]


@clause("BASE-FARM-8")
def test_the_middle_way_pays_a_player_once_for_a_city() -> None:
    scene = on_board(WIDE, options=old("per-farm-3-once"))
    scene.stand(0, "field@NL", (1, 0)).stand(0, "field@SL", (1, 0)).stand(1, "field@NL", (2, 0))
    assert sorted(fields(scene.finish())) == [(0, 3), (1, 3)]


@clause("BASE-FARM-8")
def test_the_middle_way_keeps_majority_for_each_field() -> None:
    scene = on_board(WIDE, options=old("per-farm-3-once"))
    scene.stand(0, "field@NL", (1, 0)).stand(0, "field@NL", (1, 0)).stand(1, "field@NL", (1, 0))
    scene.stand(1, "field@SL", (1, 0)).stand(0, "field@SL", (1, 0))
    assert sorted(fields(scene.finish())) == [(0, 3), (1, 3)]


@clause("BASE-FARM-8")
@pytest.mark.parametrize("way", ["per-farm-3", "per-city-4", "per-farm-3-once"])
def test_open_cities_feed_nobody(way: str) -> None:
    scene = on_board("*C L", options=old(way)).stand(0, "field@ER").finish()
    assert scene.scores == [0, 0]

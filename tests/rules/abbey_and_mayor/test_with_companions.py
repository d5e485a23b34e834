"""Abbeys, barns and the builders and pigs of expansion 2."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import (
    EXPANSION,
    FARM,
    ROAD,
    TWO_FARMS,
    draw,
    holes,
    lay_abbey,
    offered,
    raise_barn,
    stage,
    stand_barn,
)
from tests.rules.scene import Scene, entries

WITH_TB = [EXPANSION, "traders-and-builders"]
WITH_X8 = [*WITH_TB, "bridges-castles-bazaars"]
# A hole, and a road on which a builder may go on building.
HOLE_AND_ROAD = """
L  *L  L   .    .
L  ??  L   .    .
L  L   L   .    .
.  .   RFr ?r   .
"""


def at_work(scene: Scene, seat: int, where: tuple[int, int], name: str = "road@E") -> Scene:
    return scene.stand(seat, name, where).stand(seat, name, where, piece="builder")


@clause("ABBEY-9", "BUILDER-8")
def test_closing_a_road_with_an_abbey_is_no_building() -> None:
    scene = at_work(stage(ROAD, expansions=WITH_TB), 0, (0, 0))
    lay_abbey(scene).end()
    assert (entries(scene), scene.seat) == ([(0, "road", 3)], 1)
    assert scene.supply("builder") == [1, 1]


@clause("ABBEY-11", "ABBEY-1")
def test_the_second_half_may_be_an_abbey() -> None:
    scene = at_work(stage(HOLE_AND_ROAD, expansions=WITH_TB), 0, (1, 3))
    draw(scene).turn("?r")
    assert (scene.kind, scene.seat, offered(scene)) == ("abbey", 0, ["draw_tile", "place_abbey"])
    lay_abbey(scene).deploy("monastery").end()
    assert (entries(scene), scene.seat) == ([(0, "monastery", 9)], 1)


@clause("ABBEY-11", "ABBEY-10")
def test_second_part_of_a_turn_may_be_an_abbey_with_an_empty_stack() -> None:
    """He declines; then all are asked from the left of him, he himself last."""
    scene = at_work(stage(HOLE_AND_ROAD, expansions=WITH_TB, hand=["RFr"], last=True), 0, (1, 3))
    draw(scene).turn("?r")
    assert (scene.kind, scene.seat, offered(scene)) == ("abbey", 0, ["pass", "place_abbey"])
    assert view(scene.game)["left"] == 0
    scene.act(type="pass")
    assert (scene.kind, scene.seat) == ("abbey", 1)
    scene.act(type="pass")
    assert (scene.kind, scene.seat) == ("abbey", 0)
    lay_abbey(scene).end()
    assert scene.game.over


@clause("ABBEY-11", "ABBEY-9")
def test_the_first_half_is_never_earned_by_an_abbey_but_the_turn_may_begin_with_one() -> None:
    scene = at_work(stage(HOLE_AND_ROAD, expansions=WITH_TB), 0, (1, 3))
    lay_abbey(scene).end()
    assert (scene.seat, scene.kind) == (1, "place_tile")


@clause("ABBEY-12", "X8-ABBEY-1", "BUILDER-11")
def test_in_a_bazaar_round_only_the_second_half_may_be_one() -> None:
    """Bob's tile goes on where his builder stands; his second one may be the abbey, before Ann places."""
    board = HOLE_AND_ROAD.replace("L   .    .\nL  ??", "L   ?b   .\nL  ??", 1)
    scene = stage(
        board, expansions=WITH_X8, hand=["BB/F.b", "RFr", "L", "L"], options={"bazaar.free_variant": "on"}
    )
    draw(at_work(scene, 1, (1, 3))).turn("?b").act(type="choose_tile", tile=0)
    assert (scene.seat, scene.kind) == (1, "place_tile")
    scene.turn("?r")
    assert (scene.seat, scene.kind, holes(scene)) == (1, "abbey", [(0, 1)])
    lay_abbey(scene).end()
    assert (scene.seat, scene.kind, scene.hand) == (0, "place_tile", "BA/L")


# A hole at which a road with an inn, another road, a city with wine and a city cap end.
MEETING = """
.        .          C@180           .    .
.        .          TB/CFc.w@90     .    .
*LR@270  IC/RFr.i   ??              RFr  LR@90
.        .          C               .    .
"""


@clause("ABBEY-5", "ABBEY-9", "ABBEY-13", "MAYOR-3", "WAGON-6", "WAGON-12")
def test_an_abbey_that_closes_four_features_at_once() -> None:
    """Ann's wagon goes on into the abbey, for which Cid's comes too late; she takes the wine of Bob."""
    scene = stage(MEETING, expansions=[*WITH_TB, "inns-and-cathedrals"], seats=3, edition="hig-2010")
    at_work(scene, 0, (0, 0)).stand(0, "road@E", (0, 0), "wagon").stand(1, "monastery", (0, 0))
    scene.stand(1, "city@S", (2, -2)).stand(0, "city@S", (2, -2), "mayor").stand(0, "city@N", (2, 1), "mayor")
    scene.stand(2, "road@W", (4, 0), "wagon").stand(2, "monastery", (4, 0))
    lay_abbey(scene).end()
    assert sorted(entries(scene)) == [(0, "road", 4), (1, "city", 4), (2, "road", 2)]
    assert (scene.kind, scene.seat) == ("wagon", 0)
    scene.act(type="move_wagon", x=2, y=0, feature="monastery")
    assert (scene.kind, scene.seat) == ("place_tile", 1)
    assert [scene.supply(piece) for piece in ("wagon", "builder", "mayor")] == [
        [0, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
    ]
    assert [seat["goods"]["wine"] for seat in view(scene.game)["seats"]] == [1, 0, 0]


# Barns and pigs.


@clause("BARN-3", "PIG-6")
@pytest.mark.parametrize(("pig", "points"), [(None, 6), (0, 6), (1, 8)])
def test_driven_off_with_the_own_pig_four_a_city(pig: int | None, points: int) -> None:
    """The pig of another, who has fewer farmers there, helps nobody; all go home."""
    scene = stage(FARM, hand=["L", "L"], expansions=WITH_TB).stand(1, "field@SL").stand(1, "field@SL")
    scene.stand(0, "field@SL")
    if pig is not None:
        scene.stand(pig, "field@SL", piece="pig")
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert entries(scene) == [(1, "field", points)]
    assert (scene.supply(), scene.supply("pig")) == ([7, 7], [1, 1])


@clause("BARN-6", "BARN-5")
@pytest.mark.parametrize("standing", [True, False])
def test_joined_farmers_with_a_pig_get_two_a_city(standing: bool) -> None:
    """It may be put down with the very tile that joins the farms."""
    scene = stage(TWO_FARMS, hand=["L", "L"], expansions=WITH_TB)
    stand_barn(scene, 1, "field@SL").stand(0, "field@NL", (3, 0))
    if standing:
        scene.stand(0, "field@NL", (3, 0), piece="pig").turn("??")
    else:
        scene.place("??")
        assert scene.can_deploy("meeple") == ["monastery"]
        scene.deploy("field@NL", "pig").end()
    assert entries(scene) == [(0, "field", 4)]
    assert (scene.supply(), scene.supply("pig"), scene.supply("barn")) == ([7, 7], [1, 1], [1, 0])


@clause("BARN-7", "PIG-4")
def test_no_pig_helps_a_barn() -> None:
    """Four a city, whatever stood there."""
    scene = stage(FARM, hand=["L", "L"], expansions=WITH_TB).stand(0, "field@SL")
    scene.stand(0, "field@SL", piece="pig")
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert entries(scene.finish()) == [(0, "field", 8), (0, "barn", 8)]

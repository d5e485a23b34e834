"""What a siege does to a city, and to the fields at it (SIEGE-1 to SIEGE-13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Setup
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.scene import entries
from tests.rules.siege.stage import EXPANSION, FARM, INNS, RICH, parts, stage

# A besieged city of six tiles that is not closed.
OPEN = """
.     C@180        .
C@90  *Cccc+       CFc.1  CFc.1  SI.CA/Cc@270
.     C            .      .      .
"""


def setup(**keys: Any) -> Setup:
    """Return the setup of a real game with the expansion."""
    return Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [EXPANSION], **keys})


@clause("SIEGE-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_tiles_of_the_besiegers_and_four_of_the_cathars_if_asked_for(edition: str) -> None:
    def of(**sets: int) -> int:
        return sum(tile.startswith("SI.") for tile in setup(edition=edition, sets=sets).bag())

    asked = [of(), of(cathars=1), of(besiegers=0, cathars=1), of(besiegers=0), of(cathars=2), of(siege=2)]
    assert asked == [6, 10, 4, 0, 14, 12]
    assert stage().game.state.seats[0].supply == {"meeple": 7}


@clause("SIEGE-2")
def test_placing_and_deploying_are_as_ever() -> None:
    scene = stage("*C@180\n??", hand=["SI.BE/CRr", "L"])
    assert scene.refuses_place("??", 90).code == "place.edge"
    assert scene.place("??").can_deploy() == ["city@N", "field@EL", "field@ER", "road@E"]
    taken = stage("*C@180\n??", hand=["SI.BE/CRr", "L"]).stand(1, "city@S").place("??")
    assert taken.refuses_deploy("city@N").code == "deploy.occupied"


@clause("SIEGE-3")
def test_a_city_is_besieged_from_the_besieging_tile_on() -> None:
    scene = stage("*C@180\n?a\n?b", hand=["CFc.1", "SI.CA/C", "L"])
    scene.stand(0, "city@S")
    assert "besieged" not in scene.look(0, 0, "city@S")
    scene.turn("?a", 90)
    assert "besieged" not in scene.look(0, 0, "city@S")
    scene.turn("?b")
    assert scene.look(0, 0, "city@S")["besieged"] is True
    assert entries(scene) == [(0, "city", 3)]


@clause("SIEGE-3")
def test_a_second_besieging_tile_changes_nothing() -> None:
    scene = stage("*SI.CA/C@180\n??", hand=["SI.BE/CFR", "L"]).turn("??", deploy="city@N")
    assert entries(scene) == [(0, "city", 2)]
    assert parts(scene) == {"tiles": (2, 4), "besiegers": (2, -2)}


@clause("SIEGE-4")
def test_five_tiles_with_two_pennants_bring_seven() -> None:
    scene = stage(RICH, hand=["SI.CA/Cc", "L"]).stand(0, "city@E").turn("??")
    assert entries(scene) == [(0, "city", 7)]
    assert parts(scene) == {"tiles": (5, 10), "pennants": (2, 4), "besiegers": (1, -7)}


@clause("SIEGE-5", "CATH-3")
def test_with_a_cathedral_each_tile_and_pennant_brings_two() -> None:
    board = ".  C@180 .  .\nC@90 *IC/Cccc.c CFc+ ??\n. C . ."
    scene = stage(board, INNS, hand=["SI.CA/C", "L"]).stand(0, "city@E").turn("??", 270)
    assert entries(scene) == [(0, "city", 14)]
    assert parts(scene) == {
        "tiles": (6, 12),
        "pennants": (1, 2),
        "cathedrals": (1, 7),
        "besiegers": (1, -7),
    }


@clause("SIEGE-6")
def test_left_incomplete_it_brings_nothing_and_the_knights_go_home() -> None:
    scene = stage(OPEN).stand(0, "city@E").stand(1, "city@E")
    assert scene.look(0, 0, "city@E")["tiles"] == 7
    assert (entries(scene.finish()), scene.supply()) == ([], [7, 7])
    with_cathedral = stage("C@90 *IC/Cccc.c SI.CA/Cc@270", INNS).stand(0, "city@E").finish()
    assert (entries(with_cathedral), with_cathedral.supply()) == ([], [7, 7])


@clause("SIEGE-7")
def test_it_takes_one_from_each_tile_and_never_more_than_there_is() -> None:
    board, hand = "*C@180\n??", ["SI.BE/CFR", "L"]
    assert entries(stage(board, hand=hand).turn("??", deploy="city@N")) == [(0, "city", 2)]
    one_a_tile = {"city.small_completed": "1-per-tile"}
    scene = stage(board, hand=hand, options=one_a_tile).turn("??", deploy="city@N")
    assert (entries(scene), scene.supply()) == ([], [7, 7])


@clause("SIEGE-8")
def test_the_majority_is_taken_as_ever() -> None:
    scene = stage(RICH, hand=["SI.CA/Cc", "L"]).stand(1, "city@E").stand(1, "city@E").stand(0, "city@E")
    assert entries(scene.turn("??")) == [(1, "city", 7)]
    shared = stage(RICH, hand=["SI.CA/Cc", "L"]).stand(1, "city@E").stand(0, "city@E").turn("??")
    assert entries(shared) == [(0, "city", 7), (1, "city", 7)]


@clause("SIEGE-10")
def test_one_besieged_city_and_two_others_bring_a_field_twelve() -> None:
    scene = stage(FARM).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", 12)]
    assert parts(scene) == {"cities": (3, 12)}


@clause("SIEGE-10")
def test_the_field_touches_the_city_somewhere_and_not_the_besieging_tile() -> None:
    """The besieging tile lies beyond; the field of the monastery reaches the other one only."""
    far = FARM.replace("C@180", "SI.CA/C@180", 1).replace("SI.CA/C  .", "C  .")
    assert entries(stage(far).stand(0, "field@NL").finish()) == [(0, "field", 12)]


@clause("SIEGE-11")
@pytest.mark.parametrize(("way", "points"), [("per-farm-3", 12), ("per-farm-3-once", 12)])
def test_the_ways_of_counting_farms_double_it(way: str, points: int) -> None:
    scene = stage(FARM, options={"farm.scoring": way}).stand(0, "field@NL").finish()
    assert entries(scene) == [(0, "field", points)]


@clause("SIEGE-11")
def test_the_oldest_way_gives_eight_for_it() -> None:
    scene = stage(FARM, options={"farm.scoring": "per-city-4"}).stand(0, "field@NL").finish()
    assert sorted(entries(scene)) == [(0, "field", 4), (0, "field", 4), (0, "field", 8)]


@clause("SIEGE-13")
def test_an_incomplete_one_brings_a_field_nothing() -> None:
    scene = stage("*L\nSI.CA/C@180").stand(0, "field@NL").finish()
    assert entries(scene) == []

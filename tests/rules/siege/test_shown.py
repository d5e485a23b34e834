"""What viewers see who ask about a besieged city, or about a field at one."""

from __future__ import annotations

from games.schemas.base import convert
from games.schemas.records import FeatureSchema
from tests.clauses import clause
from tests.rules.siege.stage import CASTLES, FARM, INNS, RICH, camp, stage


@clause("SIEGE-4", "SIEGE-6")
def test_a_city_says_what_the_siege_takes_now_and_when_it_is_complete() -> None:
    scene = stage(RICH, hand=["SI.CA/Cc", "L"])
    assert "siege" not in scene.look(0, 0, "city@E")
    scene.turn("??")
    seen = scene.look(0, 0, "city@E")
    assert (seen["value"], seen["besieged"]) == (7, True)
    assert seen["siege"] == {"value": 7, "finished": None, "field": 6}
    begun = camp().look(1, 0, "city@N")
    assert (begun["value"], begun["finished"], begun["siege"]) == (
        0,
        1,
        {"value": 1, "finished": 1, "field": 6},
    )
    assert convert(begun, FeatureSchema).besieged


@clause("CATH-3", "SIEGE-6")
def test_an_open_city_with_a_cathedral_has_nothing_to_lose_yet() -> None:
    seen = stage("C@90 *IC/Cccc.c SI.CA/Cc@270", INNS).look(0, 0, "city@E")
    assert (seen["value"], seen["finished"]) == (0, 6)
    assert seen["siege"] == {"value": 0, "finished": 3, "field": 6}


@clause("SIEGE-10", "SIEGE-11")
def test_what_a_field_gets_for_it_follows_the_way_of_counting() -> None:
    assert camp(options={"farm.scoring": "per-city-4"}).look(1, 0, "city@N")["siege"]["field"] == 8
    assert camp(options={"farm.enabled": "no"}).look(1, 0, "city@N")["siege"]["field"] is None


@clause("SIEGE-10", "SIEGE-13")
def test_a_field_says_how_many_besieged_cities_lie_at_it() -> None:
    seen = stage(FARM).look(0, 0, "field@NL")
    assert seen["besieged_cities"] == {"complete": 1, "open": 0}
    assert convert(seen, FeatureSchema).besieged_cities
    assert camp().look(1, 0, "field@EL")["besieged_cities"] == {"complete": 0, "open": 1}
    assert "besieged_cities" not in stage("*L C ??").look(0, 0, "field@NL")


def test_other_features_say_nothing_of_sieges() -> None:
    scene = stage("*L SI.BE/CRr ?? RFr", CASTLES)
    assert not scene.look(1, 0, "road@E").keys() & {"besieged", "siege", "besieged_cities"}
    assert not scene.look(0, 0, "monastery").keys() & {"besieged", "siege", "besieged_cities"}

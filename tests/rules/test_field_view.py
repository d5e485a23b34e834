"""What players see of fields: who leads each, the cities that count there, and what it would bring."""

from __future__ import annotations

from typing import Any

import pytest

from rules import fields, projection
from tests.clauses import clause
from tests.rules.base.test_fields import TWO_AND_AN_OPEN_ONE
from tests.rules.scene import Scene, on_board

SOUTH = (0, 1)


def one(scene: Scene) -> dict[str, Any]:
    """Return the field along the caps."""
    along = scene.look(0, 1, "field@SL")["spots"]
    [found] = [field for field in fields(scene.game, projection(scene.game) or []) if field["spots"] == along]
    return found


@clause("BASE-FARM-4")
def test_unclaimed_field_says_which_cities_count_and_what_it_would_bring() -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE)
    found = one(scene)
    assert (found["holders"], found["figures"], found["points"]) == ([], [], [])
    assert {(city["x"], city["y"]) for city in found["cities"]} <= {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert (len(found["cities"]), found["value"]) == (2, 6)
    assert scene.look(0, 1, "field@SL")["value"] == 6
    assert scene.look(0, 1, "field@SL")["cities"] == 2


@clause("BASE-MAJ-1")
def test_claimed_field_is_led_by_most_farmers_who_would_get_its_points() -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE, hand=["L"])
    scene.stand(0, "field@SL", SOUTH).stand(1, "field@SL", SOUTH).stand(1, "field@SL", SOUTH)
    found = one(scene)
    assert found["holders"] == [1]
    assert found["figures"] == [{"seat": 0, "count": 1}, {"seat": 1, "count": 2}]
    assert found["points"] == [{"seat": 1, "points": 6}]
    assert [entry["points"] for entry in projection(scene.game) or []] == [6]


def test_field_without_figures_and_cities_is_left_out() -> None:
    assert fields(on_board("*C L").game) == []


@pytest.mark.parametrize("scoring", ["per-farm-3-once", "per-city-4"])
def test_older_ways_of_counting_give_no_worth_of_a_single_field(scoring: str) -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE, options={"farm.scoring": scoring}).stand(0, "field@SL", SOUTH)
    found = one(scene)
    assert (found["value"], len(found["cities"]), found["holders"]) == (None, 2, [0])


def test_looking_at_fields_changes_nothing() -> None:
    scene = on_board(TWO_AND_AN_OPEN_ONE).stand(0, "field@SL", SOUTH)
    before = scene.game.state.scored[:], scene.supply()
    fields(scene.game)
    assert (scene.game.state.scored, scene.supply()) == before

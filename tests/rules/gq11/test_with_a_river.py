"""The spring and the river tile of Games Quarterly 11 (GQ-3 to GQ-6)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules import Game, Setup, SetupError
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.river.stage import FIRST_ONLY, SECOND_ONLY, river
from tests.rules.scene import entries

BOX, SPRING, COURSE = "gq11", "GQ/RFI", "GQ/CICI"


def setup(*more: str, **keys: Any) -> Setup:
    """Return the setup of a real game with the expansion and these others."""
    return Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [BOX, *more], **keys})


@clause("GQ-3", "HOUSE-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sets", [FIRST_ONLY, SECOND_ONLY, {}])
def test_its_spring_begins_the_river_and_the_others_stay_in_the_box(
    edition: str, sets: dict[str, int]
) -> None:
    plan = setup("river", edition=edition, sets=sets)
    assert [(s.tile, s.x, s.y, s.rotation) for s in plan.start] == [(SPRING, 0, 0, 0)]
    assert (plan.tiles()[SPRING], plan.tiles()["RI/s"]) == (1, 0)
    assert SPRING not in plan.bag()


@clause("GQ-3", "HOUSE-12")
def test_a_spring_that_the_setup_names_is_used_instead() -> None:
    plan = setup("river", start=[{"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}])
    assert (plan.tiles()[SPRING], plan.tiles()["RI/s"], plan.tiles()[COURSE]) == (0, 1, 1)


@clause("GQ-3")
def test_without_its_river_part_the_plain_spring_is_used() -> None:
    plan = setup("river", sets={"gq11-river": 0})
    assert [s.tile for s in plan.start] == ["RI/s"]
    assert not plan.tiles()[COURSE]


@clause("GQ-4")
def test_the_road_ends_at_the_spring_and_parts_the_fields() -> None:
    """A monastery beside it closes the road: two tiles."""
    start = ((SPRING, 0, 0, 0),)
    scene = river("BA/LR", "BA/L", start=start, more=[BOX])
    assert scene.look(0, 0, "field@NL")["spots"] != scene.look(0, 0, "field@SL")["spots"]
    scene.stand(0, "road@W").turn((-1, 0), 270)
    assert entries(scene) == [(0, "road", 2)]


@clause("GQ-4")
def test_no_inn_is_printed_at_the_spring() -> None:
    scene = river("BA/LR", "BA/L", start=((SPRING, 0, 0, 0),), more=[BOX, "inns-and-cathedrals"])
    scene.stand(0, "road@W").turn((-1, 0), 270)
    assert entries(scene) == [(0, "road", 2)]


@clause("GQ-5")
def test_the_other_tile_lies_among_those_of_the_river() -> None:
    plan = setup("river", sets=FIRST_ONLY)
    places = Counter[int]()
    for seed in range(60):
        order = plan.bag()
        random.Random(seed).shuffle(order)
        stack = plan.stacked(order)
        assert stack[11] == "RI.1/I.e"
        places[stack.index(COURSE)] += 1
    assert set(places) <= set(range(11))
    assert len(places) > 6


@clause("GQ-5", "RIVER-4")
def test_it_has_to_continue_the_river() -> None:
    """At (5, 1) it fits below a city, but no river comes there."""
    scene = river(COURSE, "BA/L", start=((SPRING, 0, 0, 0), ("BA/C", 5, 0, 180)), more=[BOX])
    assert scene.can_place() == [(1, 0, 0), (1, 0, 180)]
    assert scene.refuses_place((5, 1)).code == "river.on"


@clause("GQ-6")
@pytest.mark.parametrize(
    ("more", "sets"), [([], {}), (["river"], {"river-1": 0, "river-2": 0}), (["river"], {"river": 0})]
)
def test_without_a_river_both_river_tiles_stay_in_the_box(more: list[str], sets: dict[str, int]) -> None:
    plan = setup(*more, sets=sets)
    assert (plan.tiles()[SPRING], plan.tiles()[COURSE]) == (0, 0)
    assert [s.tile for s in plan.start] == ["BA/RCr"]
    assert Game(plan, plan.bag()).legal()


@clause("GQ-6")
def test_a_start_with_its_spring_and_no_river_is_refused() -> None:
    with pytest.raises(SetupError):
        setup(start=[{"tile": SPRING, "x": 0, "y": 0, "rotation": 0}])

"""What lies in the stack and in which order, what stays in the box, and where the river begins."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules import Game, Record, Setup, SetupError, view
from rules.game import DrawError
from tests.clauses import clause
from tests.rules.river.stage import (
    CURVE,
    EDITIONS,
    FIRST_ONLY,
    IFI,
    LAKE,
    SECOND_ONLY,
    VOLCANO_LAKE,
    of_river,
    river,
    setup,
)

FORK = "RI.2/III"


def stack(plan: Setup, seed: int) -> list[str]:
    """Return the tiles in the order in which they leave a shuffled bag."""
    order = plan.bag()
    random.Random(seed).shuffle(order)
    return plan.stacked(order)


@clause("RIVER-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_spring_is_the_start_tile_and_eleven_tiles_lie_on_top(edition: str) -> None:
    plan = setup(FIRST_ONLY, edition)
    assert [(s.tile, s.x, s.y, s.rotation) for s in plan.start] == [("RI/s", 0, 0, 0)]
    assert len(of_river(plan.bag())) == 11
    first = [stack(plan, seed)[:11] for seed in range(6)]
    assert all(of_river(tiles) == tiles for tiles in first)
    assert len({tuple(tiles) for tiles in first}) == 6


@clause("RIVER-2")
@pytest.mark.parametrize(
    ("sets", "lake", "tiles"),
    [(FIRST_ONLY, LAKE, 11), (SECOND_ONLY, VOLCANO_LAKE, 11), ({}, VOLCANO_LAKE, 21)],
)
def test_the_lake_comes_last(sets: dict[str, int], lake: str, tiles: int) -> None:
    for seed in range(5):
        order = stack(setup(sets), seed)
        assert order[tiles - 1] == lake
        assert of_river(order) == order[:tiles]


@clause("RIVER-3")
def test_turn_after_turn_until_the_river_is_done_then_the_land() -> None:
    scene = river("BA/L", LAKE, IFI, CURVE)
    seats, hands = [], []
    for x in (1, 2, 3, 3):
        seats.append(scene.seat)
        hands.append(scene.hand)
        scene.act(**{k: v for k, v in scene.game.legal()[0].items() if k != "seat"}).end()
        assert scene.game.state.board.tiles.get((x, 0)) or hands[-1] != IFI
    assert (seats, hands) == ([0, 1, 0, 1], [IFI, CURVE, LAKE, "BA/L"])


@clause("RIVER-8")
def test_the_ordinary_start_tile_is_shuffled_in() -> None:
    assert setup().bag().count("BA/RCr") == setup().tiles()["BA/RCr"] == 4
    assert len(setup(FIRST_ONLY).bag()) == 72 + 11


@clause("RIVER-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_two_rivers_one_spring_and_the_first_lake_stay_in_the_box(edition: str) -> None:
    both = Counter(setup({}, edition).tiles())
    assert (both["RI/s"], both[LAKE], both[VOLCANO_LAKE], both[FORK]) == (1, 0, 1, 1)
    assert sum(number for tile, number in both.items() if tile.startswith("RI")) == 22
    first, second = Counter(setup(FIRST_ONLY, edition).tiles()), Counter(setup(SECOND_ONLY, edition).tiles())
    assert (first["RI/s"], first[LAKE], first[VOLCANO_LAKE], first[FORK]) == (1, 1, 0, 0)
    assert (second["RI/s"], second[LAKE], second[VOLCANO_LAKE], second[FORK]) == (1, 0, 1, 1)


@clause("RIVER-9", "HOUSE-12")
def test_with_two_copies_of_the_river_one_spring_and_one_lake_are_in_play() -> None:
    twice = Counter(setup({"river": 2}).tiles())
    assert (twice["RI/s"], twice[LAKE], twice[VOLCANO_LAKE], twice[FORK]) == (1, 0, 1, 2)


@clause("RIVER-9")
@pytest.mark.parametrize("sets", [SECOND_ONLY, {}])
def test_the_fork_comes_right_after_the_spring(sets: dict[str, int]) -> None:
    assert {stack(setup(sets), seed)[0] for seed in range(8)} == {FORK}


def test_the_volcano_at_the_lake_asks_nothing() -> None:
    scene = river(VOLCANO_LAKE, "BA/L").place((1, 0))
    assert {action["type"] for action in scene.game.legal()} == {"deploy", "end_turn"}
    assert scene.end().hand == "BA/L"


@clause("HOUSE-12")
def test_game_without_any_river_begins_as_usual() -> None:
    plan = setup({"river-1": 0, "river-2": 0})
    assert [s.tile for s in plan.start] == ["BA/RCr"]
    assert of_river(plan.bag()) == []
    game = Game(plan, plan.bag())
    assert "river" not in view(game)
    assert game.legal()


def laid(*tiles: tuple[str, int, int, int]) -> list[dict[str, Any]]:
    return [dict(zip(("tile", "x", "y", "rotation"), tile, strict=True)) for tile in tiles]


@clause("HOUSE-12")
def test_a_river_without_a_beginning_is_refused() -> None:
    closed = laid(("RI/s", 0, 0, 0), (LAKE, 1, 0, 0))
    southward = laid(("RI/s", 0, 0, 90), (LAKE, 0, 1, 90))
    for start in (laid(("BA/RCr", 0, 0, 0)), closed, southward):
        with pytest.raises(SetupError) as refused:
            setup(FIRST_ONLY, start=start)
        assert refused.value.code == "setup.river"
    assert setup({"river": 0}, start=laid(("BA/RCr", 0, 0, 0))).bag()


@clause("HOUSE-12")
def test_the_river_flows_on_from_what_is_named_and_the_spring_stays_in_the_box() -> None:
    plan = setup(FIRST_ONLY, start=laid((IFI, 5, 5, 90)))
    bag = Counter(plan.bag())
    assert (bag["RI/s"], bag[IFI], bag[LAKE]) == (0, 1, 1)
    game = Game(plan, stack(plan, 1))
    assert {(a["x"], a["y"]) for a in game.legal()} <= {(5, 4), (5, 6)}
    assert game.legal()


def test_draws_may_not_reach_below_what_lies_on_top() -> None:
    plan = setup(FIRST_ONLY)
    with pytest.raises(DrawError, match="BA/L before"):
        Game(plan, [CURVE, "BA/L"])
    with pytest.raises(DrawError, match=f"{LAKE} before"):
        Game(plan, [CURVE, LAKE])
    assert Game(plan, [CURVE]).state.hand == CURVE
    record = {"format": "bastide/1", "setup": plan.to_json(), "draws": ["BA/L"], "actions": []}
    assert Record.from_data({**record, "draws": [CURVE]}).start().state.hand == CURVE
    with pytest.raises(ValueError, match="BA/L before"):
        Record.from_data(record).start()

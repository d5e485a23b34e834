"""Whole games with the river: nothing is lost, the stack keeps its order, records replay, bots have sense."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from rules import Game, Record, draw_order, record_of, view
from rules.bots import answer
from rules.expansions.river.river import flowing
from tests.rules.river.stage import CURVE, EDITIONS, FIRST_ONLY, LAKE, SECOND_ONLY, of_river, river, setup

BRIDGES = "bridges-castles-bazaars"
PARTS: tuple[dict[str, int], ...] = (FIRST_ONLY, SECOND_ONLY, {})


def games(number: int) -> Iterator[tuple[Game, random.Random]]:
    for seed in range(number):
        rng = random.Random(seed)
        expansions = ["river", *([BRIDGES] if seed % 2 else [])]
        plan = setup(PARTS[seed % 3], EDITIONS[seed // 3 % 3], expansions=expansions, seats=["A", "B", "C"])
        secret, salts = f"{seed:064x}", ["a", "b", "c"]
        yield Game(plan, draw_order(plan.bag(), secret, salts)), rng


def test_random_rivers_keep_every_tile_and_replay() -> None:
    backs = cut = 0
    for number, (game, rng) in enumerate(games(60)):
        hands: list[str] = []
        while not game.over and flowing(game.state):
            shown = view(game)["river"]
            backs += bool(shown["back"])
            assert len(shown["back"]) <= shown["left"]
            game.apply(rng.choice(game.legal()))
            if game.state.hand:
                hands.append(game.state.hand)
        cut += bool(of_river(game.state.discarded))
        laid = Counter(placed.face.design.id for placed in game.state.board.tiles.values())
        found = (
            laid + Counter(game.state.discarded) + game.state.bag + Counter(filter(None, [game.state.hand]))
        )
        assert found == game.setup.tiles()
        # Land only after all of the river.
        river_first = [tile.startswith("RI") for tile in hands]
        assert all(earlier or not later for earlier, later in pairwise(river_first))
        depths = game.setup.depths()
        order = [depths.get(tile, 0) for tile in game.draws]
        assert order == sorted(order)
        record = record_of(game, f"{number:064x}", ["a", "b", "c"])
        assert record.unfair() is None
        assert view(Record.from_json(record.to_json()).game()) == view(game)
    assert backs
    assert cut


def test_whole_games_end_with_all_followers_home() -> None:
    for game, rng in games(9):
        while not game.over:
            game.apply(rng.choice(game.legal()))
        assert all(seat.supply["meeple"] == 7 for seat in game.state.seats)
        assert sum(entry["points"] for entry in game.state.scored) == sum(game.scores())


@pytest.mark.parametrize("sets", PARTS)
def test_the_bot_builds_the_river_fast(sets: dict[str, int]) -> None:
    plan = setup(sets, expansions=["river", BRIDGES], seats=list("ABCDEF"))
    game, rng = Game(plan, draw_order(plan.bag(), "5" * 64, [])), random.Random(1)
    slowest = 0.0
    while flowing(game.state):
        started = time.process_time()
        game.apply(answer("greedy", game, rng))
        slowest = max(slowest, time.process_time() - started)
    assert len(game.state.board.tiles) > 8
    assert slowest < 0.2


def test_the_bot_completes_the_city_by_the_river() -> None:
    """The city above the spring's neighbour is open at one edge: the cap on the bank completes it."""
    scene = river("RI.1/CIRI", CURVE, LAKE, start=(("RI/s", 0, 0, 0), ("BA/C", 1, -1, 180)))
    scene.stand(0, "city@S", (1, -1))
    action = answer("greedy", scene.game, random.Random(1))
    assert (action["x"], action["y"], action["rotation"]) == (1, 0, 0)
    scene.turn((1, 0))
    assert scene.scores == [4, 0]


def test_the_bot_takes_the_monastery_on_the_bank() -> None:
    scene = river("RI.1/LIRI", CURVE, LAKE).place((1, 0))
    assert answer("greedy", scene.game, random.Random(1))["feature"] == "monastery"

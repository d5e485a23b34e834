"""Recorded games: a collection of whole games that must replay to the last point in every later version."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, MutableSequence
from pathlib import Path
from typing import Any

import pytest

from rules import Game, IllegalAction, Record, apply_change, change, commitment, view, view_hash
from rules.chance import Results
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.records.make import GAMES, PLANS
from tests.rules.invariants.checked_expansion_game import CheckedExpansionGame
from tests.rules.invariants.checked_game import CheckedGame
from tests.rules.invariants.reference_game import ReferenceGame

FILES = sorted(GAMES.glob("*.json"))
ALL = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


def test_collection_has_every_planned_game() -> None:
    """Every plan has its game; together they show each edition, 2 to 6 seats, abbots, leavers, old ways."""
    assert {path.stem for path in FILES} == {plan.name for plan in PLANS}
    records = [read(path) for path in FILES]
    assert {r.setup.edition for r in records} == set(EDITIONS)
    assert {len(r.setup.seats) for r in records} == {2, 3, 4, 5, 6}
    assert {r.setup.options["farm.scoring"] for r in records} == {
        "per-farm-3",
        "per-city-4",
        "per-farm-3-once",
    }
    types = {action["type"] for r in records for action in r.actions}
    assert types >= {"place_tile", "deploy", "recall", "end_turn", "forfeit"}
    assert types >= {"build_bridge", "build_castle", "pass", "choose_tile"}
    assert types >= {"auction_choose", "auction_bid", "auction_settle"}
    assert types >= {"place_abbey", "draw_tile", "move_wagon", "cross_drawbridge", "place_office", "move"}
    reasons = {entry["reason"] for r in records for entry in view(r.game())["scored"]}
    assert reasons >= {"road", "city", "monastery", "garden", "field", "castle", "auction"}
    assert reasons >= {"goods", "barn", "wanderer", "office"}


def test_one_game_deploys_in_every_turn_in_which_it_can() -> None:
    record = read(GAMES / "new-two-every-turn-deploys.json")
    game = record.start()
    for action in record.actions:
        assert action["type"] != "end_turn" or [a["type"] for a in game.legal()] == ["end_turn"]
        game.apply(action)
    assert len(record.actions) > 190


@ALL
def test_a_game_replays_to_the_last_point(path: Path) -> None:
    record = read(path)
    game = record.game()
    assert game.over
    assert record.result == {
        "scores": game.scores(),
        "ranks": game.ranks(),
        "fingerprint": view_hash(view(game)),
    }
    with pytest.raises(IllegalAction) as refused:
        game.apply({"seat": 0, "type": "end_turn"})
    assert refused.value.refusal.code == "game.over"


class Dealt(random.Random):
    """Chance by which a bag comes in a given order, and other results as they are listed."""

    def __init__(self, order: list[str], chance: Mapping[str, list[Any]]) -> None:
        super().__init__(1)
        self.order = order
        self.chance = chance

    def shuffle(self, x: MutableSequence[str]) -> None:
        x[:] = self.order


class Replayed(ReferenceGame):
    """A game of the collection, whose draws and results are all named."""

    def other_chance(self, rng: random.Random) -> Results:
        assert isinstance(rng, Dealt)
        return Results(rng.chance)

    def shuffled(self, rng: random.Random) -> tuple[list[str], Results]:
        assert isinstance(rng, Dealt)
        return rng.order, Results(rng.chance)


def watching(record: Record) -> CheckedGame | ReferenceGame:
    """Return a game that the reference engine checks at each step, for the expansions of the record."""
    if set(record.setup.expansions) - set(CheckedExpansionGame.expansion):
        return Replayed(record.setup, Dealt(record.order(), record.chance))
    checked = CheckedExpansionGame if record.setup.expansions else CheckedGame
    return checked(record.setup, record.order(), random.Random(1))


@ALL
def test_game_matches_the_reference_engine(path: Path) -> None:
    record = read(path)
    here = watching(record)
    for action in record.actions:
        here.step(action)
    assert here.game.over


@ALL
def test_the_draws_are_fair(path: Path) -> None:
    record = read(path)
    assert record.unfair() is None
    assert record.seed is not None
    assert record.commitment == commitment(record.seed)


@ALL
def test_a_record_writes_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Record.from_json(text).to_json() == text
    assert json.loads(text)["format"] == "bastide/1"


@ALL
def test_seed_and_salts_alone_are_enough(path: Path) -> None:
    record = read(path)
    seen = view(record.game())
    record.draws = []
    assert view(record.game()) == seen


@ALL
def test_unfinished_game_is_a_record_too(path: Path) -> None:
    record = read(path)
    half = len(record.actions) // 2
    whole, rest = record.actions[:half], record.actions[half:]
    record.actions = whole
    game = record.game()
    assert not game.over
    for action in rest:
        game.apply(action)
    assert record.result["scores"] == game.scores()


@ALL
def test_changes_of_a_game_applied_in_order_give_its_last_view(path: Path) -> None:
    record = read(path)
    game = record.start()
    folded, before = view(game), view(game)
    for action in record.actions:
        game.apply(action)
        after = view(game)
        folded, before = apply_change(folded, change(before, after)), after
    assert view_hash(folded) == record.result["fingerprint"]


@clause("HOUSE-1", "HOUSE-2", "HOUSE-3", "HOUSE-4", "HOUSE-5")
def test_seat_that_left_ranks_last() -> None:
    record = read(GAMES / "new-three-all-leave.json")
    game = record.game()
    assert game.ranks()[2] == 1
    assert view(game)["left"] > 0
    assert record.actions[-1]["type"] == "forfeit"


@pytest.mark.parametrize("index", [0, 1, 50, 100])
def test_a_changed_action_is_refused_where_it_stands(index: int) -> None:
    """Everything before it has been played; nothing after it."""
    record = read(GAMES / "first-edition-two.json")
    record.actions[index] = {**record.actions[index], "type": "recall", "x": 99}
    game = Game(record.setup, record.order())
    for action in record.actions[:index]:
        game.apply(action)
    with pytest.raises(IllegalAction):
        game.apply(record.actions[index])
    assert game.number == index
    with pytest.raises(IllegalAction):
        record.game()

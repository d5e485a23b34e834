"""Points of a feature that differ between the seats that hold it, with a toy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules import feature
from rules.board.features import Feature
from rules.expansions.abbot.abbot import Abbot, Recall
from rules.expansions.bridges_castles_bazaars.shared_town import SHARED, pay_shared, town_of
from rules.state.placement import Placement
from rules.state.points import Part, Parts, total
from rules.state.state import GameState
from tests.rules.hooks.everything import game_with as game_of_all
from tests.rules.hooks.everything import steps_of
from tests.rules.hooks.toys import Toy, game_with, play, replays

# For what the holders of a feature get points; what else is in play brings its own.
PAID = {"road", "city", "monastery", "shrine", "garden", "abbacy", "field", "castle", "barn"}


class Favour(Toy):
    """Whatever feature seat 1 is paid for brings it twice as much."""

    def __init__(self) -> None:
        self.given: list[tuple[int, int]] = []

    def adjust_points(
        self, state: GameState, feature: Feature, seat: int, parts: Parts, final: bool
    ) -> Parts:
        return [*parts, Part("favour", 1, total(parts))] if seat == 1 else parts

    def feature_scored(
        self, state: GameState, feature: Feature, points: Mapping[int, int], final: bool
    ) -> None:
        self.given += points.items()


def favoured(entry: Mapping[str, Any]) -> bool:
    return any(part["what"] == "favour" for part in entry["parts"])


@pytest.mark.parametrize("way", ["per-farm-3", "per-farm-3-once", "per-city-4"])
def test_points_of_one_seat_are_changed_and_reported(way: str) -> None:
    module = Favour()
    game = play(game_with(module, options={"farm.scoring": way}))
    assert {entry["reason"] for entry in game.state.scored} == {"road", "city", "monastery", "field"}
    assert [favoured(entry) for entry in game.state.scored] == [e["seat"] == 1 for e in game.state.scored]
    paid = [sum(points for seat, points in module.given if seat == mine) for mine in (0, 1)]
    if way != "per-city-4":  # there a city may be counted for several fields of one seat
        assert paid == game.scores()
    assert replays(game)


class Hush(Favour):
    """Seat 1 gets nothing for what is left incomplete."""

    def adjust_points(
        self, state: GameState, feature: Feature, seat: int, parts: Parts, final: bool
    ) -> Parts:
        return [] if final and seat == 1 else parts


def test_hook_knows_what_is_left_incomplete() -> None:
    game = play(game_with(Hush()), seed=8)
    last = [entry["seat"] for entry in game.state.scored if entry["seq"] == game.number]
    assert set(last) == {0}
    assert any(entry["seat"] == 1 for entry in game.state.scored)


def test_what_is_shown_of_a_feature_is_its_common_value() -> None:
    game = game_with(Favour(), order=["BA/RFr"] * 2)
    play(game, at_most=1)
    road = game.state.board.tiles[0, 0].spot("road@E")
    assert road is not None
    game.state.deploy(1, game.state.kinds["meeple"], road)
    seen = feature(game, 0, 0, "road@E")
    assert seen is not None
    assert (seen["holders"], seen["value"]) == ([1], seen["tiles"])


@pytest.mark.parametrize("seed", [2, 3, 6])
def test_whatever_is_paid_for_a_feature_with_all_expansions_is_changed(seed: int) -> None:
    played = game_of_all(seed, Favour())
    for _ in steps_of(played):
        pass
    paid = [entry for entry in played.game.state.scored if entry["reason"] in PAID]
    assert {entry["reason"] for entry in paid} >= {"road", "city", "field"}
    assert [entry for entry in paid if favoured(entry) != (entry["seat"] == 1)] == []


def test_points_of_an_abbot_who_is_taken_back_are_changed() -> None:
    state = game_with(Abbot(), Favour(), options={"abbot.enabled": "yes"}).state
    state.take_up("BA/L")
    placed = state.lay((0, 1), 0)
    church = next(spot for spot in placed.spots if spot.segment.kind == "monastery")
    state.deploy(1, state.kinds["abbot"], church)
    recall = Recall(state, Placement(1, placed, 0))
    recall.play({"piece": "abbot", **church.reference})
    assert recall.this.earned[0].award.points == 4


def test_points_of_a_small_city_that_others_make_a_castle_are_changed() -> None:
    module = Favour()
    state = game_with(module).state
    placed = state.board.tiles[0, 0]
    city = next(spot for spot in placed.spots if spot.segment.kind == "city")
    for seat in (0, 1):
        state.deploy(seat, state.kinds["meeple"], city)
    this = Placement(0, placed, 0)
    this.notes[SHARED] = [town_of(state, city.feature)]
    pay_shared(state, this)
    assert (module.given, [favoured(entry) for entry in state.scored]) == ([(0, 2), (1, 4)], [False, True])

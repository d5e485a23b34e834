"""How many heads a follower counts for, as modules say, with toys."""

from __future__ import annotations

import pytest

from rules import view
from rules.board.features import Feature, Figure
from rules.bots.bot_view import BotView
from rules.bots.placement import Judge
from rules.bots.weights import BOLD
from rules.expansions.bridges_castles_bazaars.shared_town import town_of
from rules.scoring.majority import majority, strength_at, strength_of
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from tests.rules.hooks.everything import game_with as game_of_all
from tests.rules.hooks.everything import steps_of
from tests.rules.hooks.toys import Toy, game_with, play, replays


class Banners(Toy):
    """Each follower on a tile with a banner counts for two."""

    def prepare(self, state: GameState) -> None:
        state.slots[self.name] = set[Cell]()

    def adjust_strength(self, state: GameState, figure: Figure, feature: Feature, strength: int) -> int:
        return 2 * strength if figure.cell in state.slots[self.name] else strength


def test_follower_on_a_tile_with_a_token_counts_for_two() -> None:
    state = game_with(Banners()).state
    state.take_up("BA/RFr")
    roads = [state.board.tiles[0, 0].spot("road@E"), state.lay((1, 0), 0).spot("road@W")]
    near, far = (spot for spot in roads if spot is not None)
    assert near.feature is far.feature
    meeple = state.kinds["meeple"]
    figures = [state.deploy(0, meeple, near), state.deploy(1, meeple, far)]
    assert majority(state, near.feature) == [0, 1]
    state.slots["toy"].add((1, 0))
    assert majority(state, near.feature) == [1]
    assert [strength_of(state, figure, near.feature) for figure in figures] == [1, 2]
    assert [strength_at(state, 0, meeple, spot) for spot in (near, far)] == [1, 2]


class Unheard(Toy):
    """The followers of seat 0 count for nothing."""

    def adjust_strength(self, state: GameState, figure: Figure, feature: Feature, strength: int) -> int:
        return 0 if figure.seat == 0 else strength


@pytest.mark.parametrize("way", ["per-farm-3", "per-farm-3-once", "per-city-4"])
def test_strength_holds_for_every_way_to_count_fields(way: str) -> None:
    game = play(game_with(Unheard(), options={"farm.scoring": way}), seed=8)
    assert {(entry["seat"], entry["reason"]) for entry in game.state.scored} >= {(1, "road"), (1, "field")}
    assert {entry["seat"] for entry in game.state.scored} == {1}
    assert replays(game)


@pytest.mark.parametrize("seed", [2, 3, 5, 7])
def test_strength_holds_with_all_expansions(seed: int) -> None:
    played, shown = game_of_all(seed, Unheard()), list[list[int]]()
    for game in steps_of(played):
        decision = view(game)["decision"] or {}
        shown += [heads for goal in decision.get("goals", ()) for heads in goal["heads"]]
    entries = [entry for entry in played.game.state.scored if entry["reason"] in {"road", "city", "field"}]
    assert len(entries) > 5
    assert [entry for entry in entries if entry["seat"] == 0] == []
    assert {count for seat, count in shown if seat == 0} == {0}


def test_bots_see_that_a_follower_would_count_for_nothing() -> None:
    game = game_with(Unheard(), order=["BA/RFr"] * 3)
    play(game, at_most=1)
    assert game.decision is not None
    judge = Judge(BotView(game.state, game.decision), BOLD)
    road = next(spot for spot in game.state.board.newest.spots if spot.segment.kind == "road")
    meeple = game.state.kinds["meeple"]
    assert judge.deployment(meeple, road) == -judge.purse.price(0, meeple)
    assert judge.of(1).deployment(meeple, road) > judge.deployment(meeple, road)


def test_strength_holds_for_a_small_city_that_others_make_a_castle() -> None:
    state = game_with(Unheard()).state
    city = next(spot for spot in state.board.tiles[0, 0].spots if spot.segment.kind == "city")
    meeple = state.kinds["meeple"]
    here, guest = (state.deploy(0, meeple, city) for _ in range(2))
    town = town_of(state, city.feature)
    town.join(state, guest)
    town.join(state, state.deploy(1, meeple, city))
    assert (here.seat, town.heads) == (0, {0: 0, 1: 1})

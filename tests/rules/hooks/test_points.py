"""Values replaced, majorities decided, awards looked at, features kept open: each with a toy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from rules import feature, view
from rules.board.features import Feature
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.state.exclusion import FIGURE
from rules.state.placement import Earned, Placement
from rules.state.points import Award, Part, Parts
from rules.state.state import GameState
from rules.state.steps import Step
from tests.rules.hooks.toys import Toy, by_chance, game_with, play, replays, setup_with


class Worthless(Toy):
    """Every road is worth 11, whatever it was before."""

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        return [Part("toys", 1, 11)] if feature.kind == "road" else parts


class Doubled(Toy):
    name = "doubled"

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        return [*parts, Part("twice", 1, sum(part.points for part in parts))]


def test_value_is_replaced_then_doubled_in_the_order_of_modules() -> None:
    game = game_with(Worthless(), Doubled())
    seen = feature(game, 0, 0, "road@E")
    assert seen is not None
    assert seen["value"] == 22
    roads = [entry for entry in play(game).state.scored if entry["reason"] == "road"]
    assert roads
    assert {entry["points"] for entry in roads} == {22}


def test_value_of_a_field_is_adjusted_too() -> None:
    fields = [e for e in play(game_with(Doubled())).state.scored if e["reason"] == "field"]
    assert fields
    assert all(e["parts"][-1]["what"] == "twice" for e in fields)


class Anointed(Toy):
    """Seat 1 holds whatever it shares."""

    def adjust_leaders(self, state: GameState, features: Sequence[Feature], leaders: list[int]) -> list[int]:
        return [1] if 1 in leaders else leaders


def test_leaders_are_narrowed() -> None:
    game = play(game_with(Anointed()))
    assert all(len(e) and e["seat"] in (0, 1) for e in game.state.scored)
    pairs = {(e["seq"], e.get("x"), e.get("y"), e.get("feature")) for e in game.state.scored}
    assert len(pairs) == len(game.state.scored)


class Rich(Toy):
    """Fields get 1 more a city, and incomplete cities count half as much as complete ones."""

    def field_rate(self, state: GameState, field: Feature, seat: int, rate: int) -> int:
        return rate + 1

    def field_yield(self, state: GameState, feature: Feature, rate: int) -> int | None:
        return None if feature.complete else rate // 2


def test_fields_are_paid_by_rate_and_yield() -> None:
    parts = [p for e in play(game_with(Rich())).state.scored if e["reason"] == "field" for p in e["parts"]]
    assert parts
    assert any(part["points"] < 4 * part["count"] for part in parts)
    assert all(2 * part["count"] <= part["points"] <= 4 * part["count"] for part in parts)


class Unfinished(Toy):
    """No city is ever complete."""

    def refuse_completion(self, state: GameState, feature: Feature) -> bool:
        return feature.kind == "city"


def test_feature_that_a_module_keeps_open_is_not_scored_before_the_end() -> None:
    game = play(game_with(Unfinished()))
    last = game.number
    assert {e["seq"] for e in game.state.scored if e["reason"] == "city"} <= {last}


class Take(Offer):
    """Two points more."""

    name = "take"


class Herald(Toy):
    """Asks who gets points whether to take two more, which come right behind and are not asked about."""

    reasons: Mapping[str, str] = {"luck": "BASE-SCORE-1"}

    def on_award(self, state: GameState, award: Award) -> Flow | None:
        return None if award.reason == "luck" else self._ask(state, award)

    def _ask(self, state: GameState, award: Award) -> Flow:
        action = yield Decision(award.seat, "herald", (Take(), Pass()), shown={"award": award.points})
        if action is not None and action["type"] == "take":
            state.award(award.seat, "luck", {}, [Part("luck", 1, 2)])


def test_award_is_asked_about_at_once_and_what_it_brings_comes_right_behind() -> None:
    def greedy(game: Any, legal: list[Action]) -> Action:
        if game.decision.kind == "herald":
            assert view(game)["decision"]["award"] == game.state.scored[-1]["points"]
            return next(action for action in legal if action["type"] == "take")
        return by_chance([a for a in legal if a["type"] == "deploy"] or legal, rng)

    rng = Random(4)
    game = play(game_with(Herald()), greedy)
    scored = [e for e in game.state.scored if e["seq"] < game.number]
    assert scored[:2]
    assert [e["reason"] == "luck" for e in scored] == [False, True] * (len(scored) // 2)
    assert all(a["seat"] == b["seat"] for a, b in zip(scored[::2], scored[1::2], strict=False))
    assert replays(game)


def test_awards_of_final_scoring_are_not_asked_about() -> None:
    game = play(game_with(Herald()))
    assert game.over
    assert [e["reason"] for e in game.state.scored if e["seq"] == game.number][-1] != "luck"


def pay(state: GameState, part: Any) -> None:
    x, y = state.board.newest.cell
    state.pay(part.seat, "luck", 1, to=1 - part.seat, place={"x": x, "y": y})
    state.pay(part.seat, "luck", 2, to=None, what="tithe")


class Toll(Herald):
    steps = (Step("placed", "3.2", pay),)

    def on_award(self, state: GameState, award: Award) -> Flow | None:
        raise AssertionError("a payment is no award")


def test_payment_is_no_award_and_goes_to_another_seat_or_to_nobody() -> None:
    game = play(game_with(Toll()), at_most=1)
    (x, y), paid = game.state.board.newest.cell, game.state.scored
    assert [(e["seat"], e["points"], e["parts"][0]["what"]) for e in paid] == [
        (0, -1, "luck"),
        (1, 1, "luck"),
        (0, -2, "tithe"),
    ]
    assert [(e.get("x"), e.get("y")) for e in paid] == [(x, y), (x, y), (None, None)]
    assert game.scores() == [-3, 1]


class Watcher(Toy):
    def __init__(self) -> None:
        self.seen: list[tuple[str, dict[int, int], bool]] = []

    def feature_scored(
        self, state: GameState, feature: Feature, points: Mapping[int, int], final: bool
    ) -> None:
        self.seen.append((feature.kind, dict(points), final))


@pytest.mark.parametrize("way", ["per-farm-3", "per-farm-3-once", "per-city-4"])
def test_hook_gets_every_scored_feature_with_its_points(way: str) -> None:
    module = Watcher()
    game = play(game_with(module, options={"farm.scoring": way}))
    total = [0, 0]
    for _, points, _ in module.seen:
        for seat, number in points.items():
            total[seat] += number
    if way != "per-city-4":  # there a city may be counted for several fields of one seat
        assert total == game.scores()
    assert {kind for kind, _, final in module.seen if final} >= {"road", "city", "field"}
    assert any(not points for _, points, _ in module.seen)


class Finder(Offer):
    """Earns 3 points, given when the turn ends."""

    name = "find"
    counts_as = FIGURE

    def __init__(self, state: GameState, this: Placement, done: list[int]) -> None:
        self.state = state
        self.this = this
        self.done = done

    def play(self, action: Action) -> None:
        award = Award(self.this.seat, "luck", {}, [Part("luck", 1, 3)])
        self.this.earned.append(Earned(award, then=lambda: self.done.append(self.this.seat)))


class Finders(Toy):
    def __init__(self) -> None:
        self.done: list[int] = []

    def offers(self, state: GameState, placement: Placement) -> Sequence[Offer]:
        return (Finder(state, placement, self.done),)


def test_points_earned_are_given_when_the_turn_ends() -> None:
    module = Finders()
    game = game_with(module)
    game.apply(game.legal()[0])
    game.apply({"seat": 0, "type": "find"})
    assert (game.scores(), module.done) == ([0, 0], [])
    assert [a["type"] for a in game.legal()] == ["end_turn"]
    game.apply({"seat": 0, "type": "end_turn"})
    assert (game.scores(), module.done) == ([3, 0], [0])


def test_setup_has_no_module_but_the_toy() -> None:
    assert len(setup_with(Worthless()).modules) == 1

"""The engine goes through the declared order of a turn, and the page about it has every step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rules import Game, Setup
from rules.bots import answer
from rules.cli.commands.order import order_text, purpose
from rules.decisions import Decision, Flow, Pass
from rules.expansions import registry
from rules.hooks import RuleModule
from rules.state.placement import TurnPart
from rules.state.state import GameState
from rules.state.steps import MOMENTS, STEP_ROWS, Run, Step, moments, row_key
from rules.turn import drawing, steps, turn
from rules.turn.turn import CORE_STEPS
from tests.clauses import clause
from tests.rules.hooks.everything import game_with, steps_of
from tests.rules.hooks.toys import Toy

TURN = moments("turn_started", "turn_ended")
END = moments("after_last_tile", "final_scoring")


def traced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which the engine adds the name of each moment that it comes to."""
    seen: list[str] = []
    known = steps.schedule

    def recorder(name: str) -> Run:
        return lambda _state, _part: seen.append(name)

    def schedule(modules: Iterable[RuleModule], core: Iterable[Step]) -> Mapping[str, tuple[Run, ...]]:
        return {name: (recorder(name), *runs) for name, runs in known(modules, core).items()}

    def recorded(name: str, function: Any) -> Any:
        def body(*args: Any, **keys: Any) -> Any:
            seen.append(name)
            return function(*args, **keys)

        return body

    monkeypatch.setattr(turn, "schedule", schedule)
    monkeypatch.setattr(turn, "draw", recorded("draw", drawing.draw))
    monkeypatch.setattr(turn, "ways_to_place", recorded("place", turn.ways_to_place))
    return seen


@clause("BASE-TURN-1")
def test_a_game_goes_through_all_moments_in_the_declared_order(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = traced(monkeypatch)
    setup = Setup.from_json({"seats": ["Ann", "Bob"]})
    order, rng = setup.bag(), Random(5)
    rng.shuffle(order)
    game = Game(setup, order)
    while not game.over:
        game.apply(answer("random", game, rng))
    turns = len(game.state.board.tiles) - 1
    assert seen == [*(list(TURN) * turns), *END]


def test_rows_of_moments_rise_and_those_of_steps_lie_within_them() -> None:
    spans = {m.name: (row_key(m.first), row_key(m.last)) for m in MOMENTS}
    assert all(first <= last for first, last in spans.values())
    assert all(
        one.last == other.first or row_key(one.last) < row_key(other.first)
        for one, other in pairwise(MOMENTS)
    )
    for step in CORE_STEPS:
        first, last = spans[step.at]
        assert first <= row_key(step.row)
        assert row_key(step.row)[: len(last)] <= last


def test_modules_have_no_steps_at_the_moments_of_the_core() -> None:
    own = {moment.name for moment in MOMENTS if moment.own}
    assert own == {"draw", "place", "act", "snapshot", "scoring"}
    assert not own & STEP_ROWS.keys()
    assert not own & {step.at for module in registry.modules() for step in module.steps}


def test_the_page_has_each_moment_and_each_step_in_order() -> None:
    page = order_text()
    places = [page.index(f"| `{moment.name}` |") for moment in MOMENTS]
    assert places == sorted(places)
    for module in registry.modules():
        for step in module.steps:
            assert f"| {step.row} | | {purpose(step.run)} | {module.name} |" in page
        for row in module.exclusions:
            assert f"| {row.after} | {row.closes} | {row.clause} | {module.name} |" in page


def test_a_step_without_a_word_about_it_is_an_error() -> None:
    with pytest.raises(ValueError, match="no docstring"):
        purpose(lambda _state, _part: None)


class Closing(Toy):
    """Notes whose turns are over, and asks the next seat."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, int, int]] = []
        self.steps = (  # type: ignore[misc]  # as a class would have them
            Step("turn_started", "1.2", self.begin),
            Step("turn_ended", "13.1", self.close),
        )

    def begin(self, state: GameState, part: TurnPart) -> None:
        self.seen.append(("begins", part.seat, state.turn_number))

    def close(self, state: GameState, part: TurnPart) -> Flow:
        self.seen.append(("ends", state.active, state.turn_number))
        assert part.seat == state.active
        yield Decision(state.after(part.seat), "closing", (Pass(),))


@pytest.mark.parametrize("seed", [3, 4])
def test_each_turn_that_begins_ends_once_with_all_its_parts_and_sales(seed: int) -> None:
    closing = Closing()
    played = game_with(seed, closing)
    kinds = [game.decision.kind for game in steps_of(played) if game.decision is not None]
    begun = [turn[1:] for turn in closing.seen if turn[0] == "begins"]
    ended = [turn[1:] for turn in closing.seen if turn[0] == "ends"]
    assert len(set(ended)) == len(ended)
    assert sorted(begun) == sorted(ended)
    assert kinds.count("closing") > len(ended) / 2
    # Turns that a sale began lie within another one.
    assert {"auction_settle", "choose_tile"} & set(kinds)

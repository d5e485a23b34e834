"""What modules show beside each other: no module replaces what another one shows in a view."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules import Game, view
from rules.hooks import RuleModule
from rules.state.state import GameState
from tests.rules.hooks.everything import game_with, steps_of
from tests.rules.hooks.toys import Toy

Raw = dict[str, Any]


def values(shown: Any, at: str = "view") -> Raw:
    """Return every value of a view that is no object or list of objects, by the keys that lead to it."""
    if isinstance(shown, dict) and shown:
        inner = ((f"{at}.{key}", value) for key, value in shown.items())
    elif isinstance(shown, list) and shown and all(isinstance(entry, dict) for entry in shown):
        inner = ((f"{at}[{nth}]", value) for nth, value in enumerate(shown))
    else:
        return {at: shown}
    return {way: end for where, value in inner for way, end in values(value, where).items()}


def replaced(game: Game) -> list[str]:
    """Return what modules replace in a view of others, each in a sentence that says what to do."""
    state, hooks, found = game.state, game.state.hooks, []
    state.hooks = {**hooks, RuleModule.extend_view: ()}
    shown = view(game)
    for extend in hooks[RuleModule.extend_view]:
        before = values(copy.deepcopy(shown))
        extend(state, shown, None)
        name = getattr(extend, "__self__").name  # noqa: B009  # a bound method, typed as any callable
        after = values(shown)
        gone = [way for way, value in before.items() if value not in ({}, []) and after.get(way) != value]
        found += [f"{name} replaces {way}, which was shown before: use another key" for way in gone]
    state.hooks = hooks
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_each_module_has_keys_of_its_own_in_a_view(seed: int) -> None:
    played = game_with(seed)
    for number, game in enumerate(steps_of(played)):
        if number % 25 == 0:
            assert replaced(game) == []
    assert replaced(played.game) == []


class Copier(Toy):
    """Shows its goods under the key of another module."""

    def extend_view(self, state: GameState, view: Raw, viewer: int | None) -> None:
        view["seats"][0]["goods"] = {"grain": 9}


def test_module_that_takes_the_key_of_another_is_named() -> None:
    said = replaced(game_with(1, Copier()).game)
    assert "toy replaces view.seats[0].goods.wine, which was shown before: use another key" in said

"""Nothing that a viewer or a bot can reach holds the order of the bag."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from rules import Game, Setup, full_state, view
from rules.bots import BOTS, BotView, answer
from tests.clauses import clause

SETUP = {"seats": ["Ann", "Bob", "Cid"], "options": {"abbot.enabled": "yes"}}


def halfway(seed: int) -> tuple[Game, list[str]]:
    """Return a game of some fifty actions and its order."""
    return begun(SETUP, seed, 40, 60)


def begun(data: dict[str, Any], seed: int, least: int, most: int) -> tuple[Game, list[str]]:
    """Return a game of about so many actions and the order of its stack."""
    rng = random.Random(seed)
    setup = Setup.from_json(data)
    order = setup.bag()
    rng.shuffle(order)
    game = Game(setup, order)
    for _ in range(rng.randrange(least, most)):
        game.apply(rng.choice(game.legal()))
    return game, setup.stacked(order)


def reachable(roots: list[object]) -> Iterator[object]:
    """Yield all objects reached by following references.

    Code and classes are followed for what they close over.
    """
    seen, todo = set[int](), list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | type | BuiltinFunctionType):
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, FunctionType):
            todo += [cell.cell_contents for cell in thing.__closure__ or ()]
        else:
            todo += gc.get_referents(thing)


def reveals(thing: object, rest: list[str]) -> bool:
    """Return whether a sequence has the tiles to come in their order, forwards or backwards."""
    if not isinstance(thing, list | tuple) or len(thing) < len(rest):
        return False
    tail = list(thing)
    return any(tail[i : i + len(rest)] in (rest, rest[::-1]) for i in range(len(tail) - len(rest) + 1))


@clause("BASE-GEN-5")
@pytest.mark.parametrize("seed", range(3))
def test_the_order_cannot_be_reached_from_what_is_seen(seed: int) -> None:
    game, order = halfway(seed)
    rest = order[len(game.draws) :]
    assert len(rest) > 20
    assert game.decision is not None
    roots: list[object] = [
        BotView(game.state, game.decision),
        view(game, 0),
        full_state(game),
        game.legal(),
        game.log,
    ]
    found = list(reachable(roots))
    assert len(found) > 1000
    assert not [thing for thing in found if isinstance(thing, Game) or reveals(thing, rest)]


def test_search_finds_a_planted_order() -> None:
    """The same search from the game itself does find the order."""
    game, order = halfway(1)
    assert any(reveals(thing, order[len(game.draws) :]) for thing in reachable([game]))


@clause("BASE-GEN-5")
@pytest.mark.parametrize("seed", range(4))
def test_another_order_of_the_tiles_to_come_looks_and_plays_the_same(seed: int) -> None:
    """Views, legal actions and the answers of all bots do not depend on what is hidden."""
    look_the_same(*halfway(seed))


@clause("BASE-GEN-5")
@pytest.mark.parametrize("sets", [{"river-2": 0}, {"river-1": 0}, {}])
@pytest.mark.parametrize("actions", [3, 9, 18])
def test_views_of_other_orders_are_equal_while_the_river_is_built(sets: dict[str, int], actions: int) -> None:
    """The order among its tiles is as hidden as that of the land below."""
    for seed in range(4):
        river = {**SETUP, "expansions": ["bridges-castles-bazaars", "river"], "sets": sets}
        game, order = begun(river, seed, actions, actions + 3)
        assert any(tile.startswith("RI") for tile in order[len(game.draws) :])
        rest = order[len(game.draws) :]
        assert not [
            thing for thing in reachable([view(game), full_state(game), game.state]) if reveals(thing, rest)
        ]
        look_the_same(game, order)


def look_the_same(game: Game, order: list[str]) -> None:
    """Another game with the same past and other tiles to come looks the same as this one."""
    drawn = len(game.draws)
    other = order[:drawn] + sorted(order[drawn:], reverse=True)
    twin = Game.replay(game.setup, other, game.log)
    assert [view(game, seat) for seat in (0, 1, 2, None)] == [view(twin, seat) for seat in (0, 1, 2, None)]
    assert game.legal() == twin.legal()
    for level in BOTS:
        assert answer(level, game, random.Random(5)) == answer(level, twin, random.Random(5))


def test_bots_are_handed_no_game() -> None:
    game, _ = halfway(2)
    handed: list[Any] = []

    class Spy:
        def choose(self, seen: BotView, rng: random.Random) -> dict[str, Any]:
            handed.append((seen, rng))
            return seen.actions()[0]

    with_spy = {**BOTS, "spy": Spy}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules.bots.BOTS", with_spy)
        answer("spy", game, random.Random(1))
    assert [[type(thing) for thing in call] for call in handed] == [[BotView, random.Random]]

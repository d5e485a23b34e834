"""What holds for every bot: it plays legal actions, sees nothing hidden, changes nothing, repeats itself."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

from rules import Game, view, view_hash
from rules.bots import BOTS, BotView, answer
from rules.decisions import Action
from tests.rules.bots.conftest import Fresh, Play

LEVELS = sorted(BOTS)
SETUPS: list[dict[str, Any]] = [
    {"edition": "hig-2010"},
    {"edition": "new-2018", "options": {"abbot.enabled": "yes"}},
    {"options": {"farm.enabled": "no"}},
    {"options": {"farm.scoring": "per-city-4", "city.small_completed": "1-per-tile"}},
    {"options": {"farm.scoring": "per-farm-3-once"}},
    {"supply": {"meeple": 0}},
    {"supply": {"meeple": 20}},
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("keys", SETUPS, ids=str)
def test_bot_plays_any_setup_to_the_end(level: str, keys: dict[str, Any], fresh: Fresh, play: Play) -> None:
    # `Game.apply` refuses what is illegal, so a game that ends was legal throughout.
    assert play(fresh(**keys), [level], Random(1)).over


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bot_plays_with_any_number_of_seats(level: str, seats: int, fresh: Fresh, play: Play) -> None:
    assert play(fresh(seats=seats), [level], Random(2)).over


@pytest.mark.parametrize("level", LEVELS)
def test_answer_of_a_bot_is_a_legal_action(level: str, fresh: Fresh) -> None:
    game, rng = fresh(), Random(3)
    while not game.over:
        action = answer(level, game, rng)
        assert action in game.legal()
        game.apply(action)


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_changes_nothing(level: str, fresh: Fresh, play: Play) -> None:
    for stop in (0, 1, 40, 81, 120):
        game = play(fresh(), ["random"], Random(4), stop)
        before = view_hash(view(game)), game.legal(), game.state.board.frontier.copy()
        answer(level, game, Random(5))
        assert (view_hash(view(game)), game.legal(), game.state.board.frontier) == before


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_game_and_chance_give_the_same_answer(level: str, fresh: Fresh, play: Play) -> None:
    logs = [play(fresh(6), [level], Random(7)).log for _ in range(2)]
    assert logs[0] == logs[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_replayed_game_gets_the_same_answer(level: str, fresh: Fresh, play: Play) -> None:
    """Nothing is remembered between decisions, so another process may play on."""
    game = play(fresh(8), [level], Random(9), 70)
    rebuilt = fresh(8)
    for action in game.log:
        rebuilt.apply(action)
    assert answer(level, rebuilt, Random(10)) == answer(level, game, Random(10))


@pytest.mark.parametrize("level", LEVELS)
def test_answer_of_a_bot_does_not_depend_on_the_bag(level: str, fresh: Fresh, play: Play) -> None:
    """Two games that lie alike on the table, with the rest of the bag in another order."""
    game = play(fresh(11), [level], Random(12), 60)
    seen, hidden = game.draws, game._stack._order[len(game.draws) :]
    other = Game.replay(game.setup, [*seen, *reversed(hidden)], game.log)
    assert other._stack._order != game._stack._order
    assert answer(level, other, Random(13)) == answer(level, game, Random(13))


class Nosy:
    """A bot that keeps what it is shown."""

    shown: BotView

    def choose(self, seen: BotView, rng: Random) -> Action:
        Nosy.shown = seen
        return seen.actions()[0]


def test_view_of_a_bot_has_no_reference_to_the_game(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.BOTS", {"nosy": Nosy})
    game = fresh()
    answer("nosy", game, Random(1))
    assert not any(isinstance(thing, Game) or thing is game._stack._order for thing in _reachable(Nosy.shown))


def _reachable(start: object) -> list[object]:
    """Everything that can be got at from an object, code and modules aside."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


def test_an_unknown_level_is_an_error(fresh: Fresh) -> None:
    with pytest.raises(KeyError):
        answer("genius", fresh(), Random(1))


def test_bot_has_no_answer_when_the_game_is_over_or_waits_for_a_draw(fresh: Fresh, play: Play) -> None:
    with pytest.raises(ValueError, match="no decision"):
        answer("random", play(fresh(), ["random"], Random(1)), Random(1))
    still = Game(fresh().setup, [])
    with pytest.raises(ValueError, match="no decision"):
        answer("random", still, Random(1))

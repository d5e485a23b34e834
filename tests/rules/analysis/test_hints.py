"""Ideas during a game: legal, in order, with reasons, and from nothing that is hidden."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from rules import Game, Record
from rules.analysis.hints import EFFORT, MOST, Idea, ideas
from rules.analysis.results import REASON_CODES
from rules.bots import BotView
from rules.bots.search.strong import SEARCHED
from rules.expansions import registry
from rules.views import view, view_hash
from tests.rules.analysis.conftest import finished, with_needs

PLAYED = sorted(e.name for e in registry.expansions() if e.name in registry.playable())


def at(record: str, actions: int) -> Game:
    """Return the game of a record after so many actions."""
    found = Record.from_json(record)
    return Game.resumed(found.setup, found.draws, found.actions[:actions], found.start().results)


@cache
def base() -> str:
    return finished(3, ("greedy", "greedy"), stop=90)


def found(game: Game, seed: int = 1) -> list[Idea]:
    return ideas(BotView.of(game), Random(seed))


def moments(record: str, kinds: frozenset[str] | None = None) -> list[int]:
    """Return after how many actions a decision of these kinds comes (None: any)."""
    game, numbers = at(record, 0), []
    for number, action in enumerate(Record.from_json(record).actions):
        assert game.decision is not None
        if kinds is None or game.decision.kind in kinds:
            numbers.append(number)
        game.apply(action)
    return numbers


def check(game: Game) -> list[Idea]:
    """Check every idea of a decision and return them."""
    assert game.decision is not None
    hash_before, given = view_hash(view(game, None)), found(game)
    assert 1 <= len(given) <= MOST
    worths = [idea.points for idea in given if idea.points is not None]
    assert worths == sorted(worths, reverse=True)
    for idea in given:
        assert game.check(idea.actions[0]) is None
        assert idea.reason is None or idea.reason.code in REASON_CODES
        assert all(action["seat"] == game.decision.seat for action in idea.actions)
    assert view_hash(view(game, None)) == hash_before
    return given


def test_ideas_for_a_tile_name_different_cells_and_can_all_be_played() -> None:
    for number in moments(base(), frozenset({"place_tile"}))[::4]:
        game = at(base(), number)
        given = check(game)
        cells = {(idea.actions[0]["x"], idea.actions[0]["y"]) for idea in given}
        assert len(cells) == len(given)
        for idea in given:
            played = at(base(), number)
            for action in idea.actions:
                played.apply(action)


def test_ideas_for_figures_are_measured_against_ending_the_turn() -> None:
    seen = set()
    for number in moments(base(), frozenset({"act"})):
        game = at(base(), number)
        if game.decision is not None and len(game.decision.actions()) > 1:
            best = check(game)[0]
            seen.add(best.actions[0]["type"])
            assert best.points is not None
            assert best.points >= 0
    assert "deploy" in seen


def test_single_action_is_an_idea_without_a_reason() -> None:
    single = next(n for n in moments(base()) if len(at(base(), n).decision.actions()) == 1)  # type: ignore[union-attr]
    (idea,) = found(at(base(), single))
    assert idea.to_json() == {
        "actions": [idea.actions[0]],
        "points": None,
        "chance": None,
        "reason": None,
    }


def test_same_view_and_chance_give_the_same_ideas() -> None:
    number = moments(base(), frozenset({"place_tile"}))[6]
    assert found(at(base(), number)) == found(at(base(), number))


def test_order_of_the_hidden_tiles_makes_no_difference() -> None:
    """Two games look alike and hide other futures: the ideas are the same."""
    record = Record.from_json(finished(5, ("greedy", "greedy")))
    draws = list(record.draws)
    for number in moments(record.to_json(), SEARCHED)[4:40:9]:
        game = at(record.to_json(), number)
        known = len([tile for tile in game.public_draws if tile is not None])
        other = [*draws[:known], *reversed(draws[known:])]
        assert other != draws
        twin = Game.resumed(record.setup, other, record.actions[:number], record.start().results)
        assert [i.to_json() for i in found(twin)] == [i.to_json() for i in found(game)]


def test_first_idea_is_better_than_a_middling_move_by_what_it_says() -> None:
    """The idea with the most points has the highest chance too, and points and chance have one sign."""
    for number in moments(base(), frozenset({"place_tile"}))[::5]:
        for idea in found(at(base(), number)):
            assert idea.points is not None
            assert idea.chance is not None
            assert (idea.points > 0) == (idea.chance > 0)


def test_last_tile_of_a_game_has_ideas_too() -> None:
    record = finished(7, ("greedy", "greedy"))
    last = moments(record, frozenset({"place_tile"}))[-1]
    assert check(at(record, last))


@pytest.mark.parametrize("name", PLAYED)
def test_every_expansion_has_ideas_for_each_kind_of_decision(name: str) -> None:
    record = finished(11, ("greedy", "greedy"), *with_needs(name), stop=70)
    game, seen = at(record, 0), dict[str, int]()
    for action in Record.from_json(record).actions:
        assert game.decision is not None
        kind = game.decision.kind
        if kind != "end_together" and seen.setdefault(kind, 0) < 3 and game.decision.offers:
            seen[kind] += 1
            check(game)
        game.apply(action)
    assert "place_tile" in seen


def test_effort_bounds_the_work() -> None:
    assert EFFORT.placements < 20_000
    assert EFFORT.search.placements < EFFORT.placements

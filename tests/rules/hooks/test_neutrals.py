"""Figures of nobody: one of a kind, or several with numbers, with toys."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rules import Game, view
from rules.board.features import Figure, PieceKind, Place, tile_at
from rules.decisions import Decision, Flow, Pass
from rules.hooks import View
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import Cell
from rules.trial import copied
from rules.turn.neutrals import before_entry, enter_tile
from rules.views import apply_change, change
from tests.rules.hooks.toys import Toy, game_with, play, replays

LAIR = Place({"lair": "north"})


class WolfKind(PieceKind):
    """One of a pack."""

    by_own_offer = True
    numbered = True


WOLF = WolfKind("toy wolf", frozenset(), follower=False, strength=0)
BEAR = PieceKind("toy bear", frozenset(), follower=False, strength=0)


def hunt(state: GameState, this: Placement) -> Flow:
    """Two wolves run to the newest tile in turn; the third one stays where it is."""
    number = state.turn_number % 2
    yield from before_entry(state, WOLF, this.placed.cell)
    enter_tile(state, WOLF, this.placed.cell, number)


class Pack(Toy):
    """Three wolves that eat all figures but those of seat 1, and a bear that stays at home."""

    steps = (Step("after_placing", "11.2", hunt),)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (WOLF, BEAR)

    def prepare(self, state: GameState) -> None:
        state.put_neutral(BEAR, LAIR)
        for number in (2, 0, 1):
            state.put_neutral(WOLF, LAIR, number)

    def neutral_enters(self, state: GameState, kind: PieceKind, cell: Cell) -> Flow | None:
        return self._warn(state) if kind is WOLF else None

    def _warn(self, state: GameState) -> Flow:
        yield Decision(state.active, "warned", (Pass(),))

    def neutral_takes(self, state: GameState, kind: PieceKind, figure: Figure) -> bool | None:
        return figure.seat != 1 if kind is WOLF else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["bear"] = state.neutrals[BEAR.name].reference


def places(game: Game) -> list[object]:
    return [{**standing.reference} for standing in game.state.neutrals_of(WOLF).values()]


def test_each_figure_of_a_kind_has_its_place_and_is_shown_with_its_number() -> None:
    game = game_with(Pack())
    assert list(game.state.neutrals_of(WOLF)) == [0, 1, 2]
    game.state.put_neutral(WOLF, tile_at((0, 0)), 1)
    rows = [{"piece": "toy wolf", "number": n, "lair": "north"} for n in range(3)]
    rows[1] = {"piece": "toy wolf", "number": 1, "x": 0, "y": 0}
    assert view(game)["neutrals"] == rows
    assert game.state.figures == []


def test_a_figure_of_which_there_is_only_one_is_shown_by_its_module_alone() -> None:
    game = game_with(Pack())
    for number in range(3):
        game.state.take_neutral(WOLF, number)
    assert (view(game)["bear"], "neutrals" in view(game)) == ({"lair": "north"}, False)
    assert {0: game.state.neutrals[BEAR.name]} == game.state.neutrals_of(BEAR)
    with pytest.raises(AssertionError, match="only one toy bear"):
        game.state.put_neutral(BEAR, LAIR, 1)
    game.state.take_neutral(BEAR)
    assert (game.state.neutrals, game.state.neutrals_of(BEAR)) == ({}, {})


def test_figure_leaves_the_board_and_comes_back_without_the_others() -> None:
    game = game_with(Pack())
    before = view(game)
    game.state.take_neutral(WOLF, 1)
    assert [row["number"] for row in view(game)["neutrals"]] == [0, 2]
    game.state.put_neutral(WOLF, tile_at((0, 0)), 1)
    after = view(game)
    assert places(game) == [{"lair": "north"}, {"x": 0, "y": 0}, {"lair": "north"}]
    assert apply_change(before, change(before, after)) == after


def test_each_enters_tiles_and_takes_who_stands_there_by_the_rule_of_its_kind() -> None:
    state = game_with(Pack()).state
    road = state.board.tiles[0, 0].spot("road@E")
    assert road is not None
    figures = [state.deploy(seat, state.kinds["meeple"], road) for seat in (0, 1)]
    enter_tile(state, WOLF, (0, 0), 2)
    assert state.figures == figures[1:]
    assert [standing.cell for standing in state.neutrals_of(WOLF).values()] == [None, None, (0, 0)]


def test_all_take_part_in_a_game_that_replays() -> None:
    game = play(game_with(Pack()))
    assert {action["type"] for action in game.log} >= {"place_tile", "pass"}
    one, other, third = (standing.cell for standing in game.state.neutrals_of(WOLF).values())
    assert None not in (one, other)
    assert (one != other, third) == (True, None)
    assert replays(game)


def test_a_copy_of_the_state_has_figures_of_its_own() -> None:
    game = game_with(Pack())
    other = copied(game.state)
    other.put_neutral(WOLF, tile_at((0, 0)), 0)
    assert {standing.kind for standing in other.neutrals_of(WOLF).values()} == {WOLF}
    assert places(game) == [{"lair": "north"}] * 3

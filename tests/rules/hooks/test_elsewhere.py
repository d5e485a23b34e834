"""Figures that stand on no feature or on no tile, beside all expansions, in whole random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from rules import Game, bots, feature, full_state, placements_of, view
from rules.art.board import picture
from rules.board.features import Figure, PieceKind, Place, Spot
from rules.cli.text_view import shown
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.moving import move_figure, send_home
from tests.rules.hooks.everything import game_with, steps_of
from tests.rules.hooks.toys import Toy

QUARTER = Place({"quarter": "castle"})
STROLLER = PieceKind("stroller", frozenset({"road", "city", "field", "monastery"}), strength=2)


def top(figure: Figure) -> Place:
    """Return the top of a tower on the tile of a figure, which is no feature."""
    assert figure.cell is not None
    x, y = figure.cell
    return Place({"x": x, "y": y, "feature": "tower"}, (x, y))


def stir(state: GameState, this: Placement) -> None:
    """One figure after the other goes to the quarter, up a tower, home, or to the tile just placed."""
    if not state.figures:
        return
    figure = state.figures[state.action_number % len(state.figures)]
    way = state.action_number % 4
    if way == 0:
        move_figure(state, figure, QUARTER)
    elif way == 1 and figure.feature is not None:
        move_figure(state, figure, top(figure))
    elif way == 2:
        send_home(state, figure, "removed")
    elif figure.feature is None:
        spots = [spot for spot in this.placed.spots if spot.segment.kind in figure.kind.stands_on]
        if spots:
            move_figure(state, figure, spots[0])


class Stir(Toy):
    """Moves figures of all kinds about, whatever their expansions think of it."""

    deals = (STROLLER.name,)

    def __init__(self, at: str, row: str) -> None:
        self.steps = (Step(at, row, stir),)  # type: ignore[misc]  # as a class would have them

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (STROLLER,)

    def prepare(self, state: GameState) -> None:
        state.deal(STROLLER.name, 2)


def look(game: Game, rng: random.Random) -> None:
    """Ask for all that viewers and bots may ask."""
    for seat in (None, *range(len(game.setup.seats))):
        view(game, seat)
    full_state(game)
    shown(game)
    for placed in rng.sample(list(game.state.board.tiles.values()), 2):
        for spot in placed.spots:
            feature(game, *placed.cell, spot.segment.names[0])
    if game.state.hand:
        placements_of(game, game.state.hand)
    if game.decision is not None:
        for level in bots.BOTS:
            assert game.check(bots.answer(level, game, rng)) is None


# Before features are looked for, while all figures still stand, and after the scored ones went home.
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize(("at", "row"), [("ended", "6.4"), ("on_scored", "8.4"), ("after_return", "10.7")])
def test_game_with_all_expansions_goes_on_with_figures_elsewhere(at: str, row: str) -> None:
    rng, elsewhere = random.Random(5), Counter[str]()
    kinds = {"meeple", "big", "mayor", "wagon", "builder", "pig", "wanderer", "office", "barn", "abbot"}
    kinds.add(STROLLER.name)
    # Three games at least, and more until every kind was somewhere: each new expansion changes all games.
    for seed in (23, 24, 27, *range(28, 40)):
        if seed > 27 and elsewhere.keys() >= kinds:
            break
        played = game_with(seed, Stir(at, row))
        for number, game in enumerate(steps_of(played)):
            elsewhere.update(f.kind.name for f in game.state.figures if not isinstance(f.at, Spot))
            if number % 300 == 0:
                look(game, rng)
        assert picture(view(played.game)).startswith("<svg")
        check_conserved(played.game)
    assert elsewhere.keys() >= kinds


def check_conserved(game: Game) -> None:
    """No figure is lost: what is on the board, in prisons and in the supplies is what was dealt."""
    board = Counter((figure.seat, figure.kind.name) for figure in game.state.figures)
    prisoners = (each for seat in view(game)["seats"] for each in seat.get("prisoners", []))
    board.update((each["owner"], each["piece"]) for each in prisoners)
    first = Game(game.setup, ()).state
    for seat, (now, dealt) in enumerate(zip(game.state.seats, first.seats, strict=True)):
        for piece in game.state.kinds:
            assert now.supply.get(piece, 0) + board[seat, piece] == dealt.supply.get(piece, 0), piece

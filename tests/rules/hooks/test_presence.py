"""Each way to a place calls the hook `refuse_presence`; each way from one calls `figure_left`."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rules.board.features import Figure, PieceKind, Place, Spot
from rules.decisions import Action
from rules.game import Game
from rules.hooks import How, PlaceJudge, RuleModule, Why, every
from rules.problems import Refusal
from rules.refusal_types import RefusalType
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.turn.deploying import Deploy
from tests.rules.hooks.everything import game_with, steps_of
from tests.rules.hooks.toys import Toy

REFUSED = RefusalType("toy.barred", "TOY-1", "Nobody comes here.")()


def is_barred(piece: str, cell: Cell) -> bool:
    """Return every third tile, for an office another one than for a mayor."""
    return (cell[0] + 2 * cell[1] + len(piece)) % 3 == 0


class Barred(Toy):
    """Each piece is kept off a third of the tiles, by whatever way it would come."""

    def __init__(self) -> None:
        self.refused: Counter[tuple[str, str]] = Counter()
        self.left: Counter[tuple[str, str]] = Counter()

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        def judge(at: Spot | Place) -> Refusal | None:
            if at.cell is None or not is_barred(kind.name, at.cell):
                return None
            self.refused[kind.name, how] += 1
            return REFUSED

        return judge

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        self.left[figure.kind.name, why] += 1


def standing(game: Game) -> dict[Figure, Cell | None]:
    """Return the tile of each figure.

    One in a castle is named by the castle's first tile, wherever it came from.
    """
    figures = game.state.figures
    return {f: f.cell for f in figures if f.feature is None or f.feature.kind != "castle"}


@pytest.fixture(scope="module")
def played() -> Barred:
    """Return the toy after some games in which nothing came to a tile that it bars."""
    toy = Barred()
    for seed in range(16):
        played = game_with(seed, toy)
        before = standing(played.game)
        for game in steps_of(played):
            now = standing(game)
            came = [(f.kind.name, cell) for f, cell in now.items() if cell and before.get(f) != cell]
            assert not any(is_barred(*piece) for piece in came), game.log[-1]
            before = now
    return toy


@pytest.mark.parametrize(
    ("piece", "how"),
    [
        ("meeple", "deploy"),
        ("abbot", "deploy"),
        ("barn", "deploy"),
        ("wanderer", "deploy"),
        ("wanderer", "move"),
        ("office", "deploy"),
        ("wagon", "move"),
        ("meeple", "move"),
    ],
)
def test_every_way_asks(played: Barred, piece: str, how: str) -> None:
    assert played.refused[piece, how]


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        ("meeple", "scored"),
        ("meeple", "moved"),
        ("wagon", "moved"),
        ("wanderer", "moved"),
        ("wanderer", "removed"),
        ("meeple", "removed"),
        ("abbot", "scored"),
    ],
)
def test_every_removal_calls_figure_left(played: Barred, piece: str, why: str) -> None:
    assert played.left[piece, why]


class BarredLater(Toy):
    """As `Barred`, from some moment on: what was listed before is refused then."""

    def __init__(self) -> None:
        self.active = False

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        return (lambda _: REFUSED) if self.active else None


MOVES = {"move_wagon", "cross_drawbridge", "place_office", "move"}


def test_action_that_is_not_listed_is_refused_for_the_same_reason() -> None:
    toy, met = BarredLater(), set[str]()
    for seed in range(10):
        for game in steps_of(game_with(seed, toy)):
            listed: list[Action] = [a for a in game.legal() if a["type"] in MOVES or a.get("corner")]
            toy.active = True
            for action in listed:
                assert game.check(action) == REFUSED, action
                met.add(str(action.get("piece") if action["type"] == "deploy" else action["type"]))
            toy.active = False
    assert met == {*MOVES, "barn"}


def one_by_one(game: Game, offer: Deploy) -> list[Action]:
    """Return what a deployment could be, each place on the board asked about by itself."""
    state, seat = game.state, offer.this.seat
    kinds = [kind for kind in state.kinds.values() if state.seats[seat].supply.get(kind.name)]
    spots = [spot for placed in state.board.tiles.values() for spot in placed.spots]
    places = {at for kind in kinds for at in every(RuleModule.deploy_places, state, offer.this, kind)}
    references = [spot.reference for spot in spots]
    references += [dict(at.reference) for at in places if isinstance(at, Place)]
    asked = [{"piece": kind.name, **reference} for kind in kinds for reference in references]
    return [action for action in asked if offer.takes(action) and offer.problem(action) is None]


def test_many_places_are_listed_as_each_is_judged_by_itself() -> None:
    most = 0
    for game in steps_of(game_with(3)):
        offers = game.decision.open if game.decision else []
        for offer in (offer for offer in offers if type(offer) is Deploy):
            listed = [json.dumps(action) for action in offer.listed()]
            # Asking one by one takes long; where many are listed it says most.
            if len(listed) > max(most, 60) or game.number % 100 == 0:
                assert sorted(listed) == sorted(map(json.dumps, one_by_one(game, offer)))
                most = max(most, len(listed))
    assert most > 100, "at least one went through a portal"

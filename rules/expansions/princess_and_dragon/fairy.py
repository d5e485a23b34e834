"""Whose the fairy is, where she stands, and what she brings (clauses FAIRY)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.board.features import Feature, Figure, Place, Spot, Standing, tile_at
from rules.expansions.princess_and_dragon.bridges_castles_bazaars import (
    castles_take_her,
    in_castle,
    is_castle,
)
from rules.expansions.princess_and_dragon.dragon_and_fairy import FAIRY
from rules.state.placement import TurnPart
from rules.state.points import Part
from rules.state.state import GameState
from rules.tiles.geometry import Cell

FOR_A_TURN: Final = 1
FOR_A_FEATURE: Final = 3
PART: Final = "fairy"


def alone(state: GameState, figure: Figure) -> list[Figure]:
    """Return those whom the fairy favours at the start of a turn with a follower: by the common rule him."""
    return [figure]


class Company:
    """The slot: the follower next to whom the fairy was put; None where she belongs to nobody.

    `fellows` returns those for whom she counts at the start of a turn if she stands with a follower.
    """

    def __init__(self) -> None:
        self.figure: Figure | None = None
        self.fellows: Callable[[GameState, Figure], list[Figure]] = alone


def company(state: GameState) -> Company:
    """Return what the fairy's module keeps in the state of a game."""
    slot: Company = state.slots[FAIRY.name]
    return slot


def fairy_of(state: GameState) -> Standing | None:
    """Return the fairy; None before her first move (FAIRY-1)."""
    return state.neutrals.get(FAIRY.name)


def on_tile(state: GameState) -> bool:
    """Return whether she stands on a tile for all followers there (FAIRY-4)."""
    return state.options["fairy.place"] == "on-tile"


def castles_open(state: GameState) -> bool:
    """Return whether she may be in a castle (X8-FAIRY-1, X8-FAIRY-2, FAIRY-8)."""
    return castles_take_her(state) and not on_tile(state)


def holder(state: GameState) -> Figure | None:
    """Return the follower to whom she belongs; one who went into a castle may have lost her (FAIRY-26)."""
    figure = company(state).figure
    return None if figure is None or (in_castle(figure) and not castles_open(state)) else figure


def closed_cell(state: GameState) -> Cell | None:
    """Return the tile that the dragon may not enter; none while she is in a castle (FAIRY-8, FAIRY-9)."""
    fairy, figure = fairy_of(state), holder(state)
    if fairy is None or isinstance(fairy.at, Spot) or (figure is not None and in_castle(figure)):
        return None
    return fairy.cell


def on_her_tile(state: GameState) -> list[Figure]:
    """Return the followers on the fairy's tile; those in castles stand on no tile (FAIRY-8)."""
    fairy = fairy_of(state)
    if fairy is None or fairy.cell is None:
        return []
    return [f for f in state.figures_on(fairy.cell) if f.kind.follower and not in_castle(f)]


def put_fairy(state: GameState, cell: Cell, figure: Figure | None) -> None:
    """Put the fairy on a tile, next to that follower; in a castle she stands where he does."""
    at: Spot | Place = figure.at if figure is not None and in_castle(figure) else tile_at(cell)
    state.put_neutral(FAIRY, at)
    company(state).figure = figure


def left_behind(state: GameState, figure: Figure, at: Spot | Place) -> None:
    """Leave the fairy where she is when her follower has gone (FAIRY-24).

    Another follower of his seat and kind on the same spot has her then: nobody could see a difference
    (FAIRY-6).
    """
    slot, fairy = company(state), fairy_of(state)
    if slot.figure is not figure or fairy is None:
        return
    same = (f for f in state.figures if f is not figure and f.kind is figure.kind and f.seat == figure.seat)
    slot.figure = next((f for f in same if f.at == at), None)
    if slot.figure is None and is_castle(at) and castles_open(state):
        fairy.stand(at)


def point_of_the_turn(state: GameState, part: TurnPart) -> None:
    """Give the point at the start of a turn (FAIRY-12)."""
    fairy, figure = fairy_of(state), holder(state)
    near = on_her_tile(state) if on_tile(state) else [figure] if figure is not None else []
    fellows = company(state).fellows
    favoured = [[f for f in fellows(state, one) if f.seat == part.seat] for one in near]
    number = max(map(len, favoured), default=0)
    if number and fairy is not None:
        at = fairy.at if on_tile(state) or figure is None else figure.at
        state.award(part.seat, "fairy_turn", dict(at.reference), [Part(PART, number, FOR_A_TURN * number)])


def points_of_a_feature(state: GameState, feature: Feature) -> None:
    """Give 3 points for the follower with the fairy in a feature that was scored (FAIRY-16, FAIRY-17)."""
    if on_tile(state):
        seats = sorted({f.seat for f in on_her_tile(state) if f.feature is feature})
    else:
        figure = holder(state)
        seats = [figure.seat] if figure is not None and figure.feature is feature else []
    for seat in seats:
        state.award(seat, "fairy", feature.home.reference, [Part(PART, 1, FOR_A_FEATURE)])

"""Hills: a tile unseen lies under each, and a follower on one wins a tie (clauses HILL)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rules.board.features import Feature, Figure, Spot
from rules.decisions import Draw, Flow
from rules.expansions.hills_and_sheep.bridges_castles_bazaars import in_castle
from rules.hooks import RuleModule, View
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import Cell

MARK: Final = "hill"
# The slot: the cells of the tiles under which another one lies.
UNDER: Final = "hills"


def is_hill(state: GameState, cell: Cell | None) -> bool:
    """Return whether a hill lies on a cell, start tiles too (HILL-4)."""
    placed = None if cell is None else state.board.tiles.get(cell)
    return placed is not None and MARK in placed.face.design.marks


def stands_on_hill(state: GameState, figure: Figure) -> bool:
    """Return whether a figure is a follower on a hill; in a castle nobody is (HILL-10, HILL-14)."""
    return figure.kind.follower and not in_castle(figure) and is_hill(state, figure.cell)


def on_hills(state: GameState, features: Iterable[Feature]) -> Counter[int]:
    """Return how many followers each seat has on hills in some features (HILL-5, HILL-11)."""
    figures = (figure for feature in features for figure in feature.figures)
    return Counter(figure.seat for figure in figures if stands_on_hill(state, figure))


def winners(state: GameState, features: Iterable[Feature], tied: list[int]) -> list[int]:
    """Return who of several tied seats wins: those on hills, if any (HILL-5 to HILL-7)."""
    counted = on_hills(state, features)
    least = max((counted[seat] for seat in tied), default=0) if by_number(state) else 1
    return [seat for seat in tied if counted[seat] >= max(least, 1)] or tied


def by_number(state: GameState) -> bool:
    """Return whether more followers on hills win against fewer (HILL-7)."""
    return bool(state.options["hill.tiebreak"] == "number")


def lay_under(state: GameState, this: Placement) -> Flow | None:
    """Play row 3.3: the next tile goes under the hill just placed, if there is one (HILL-1 to HILL-3)."""
    if MARK not in this.placed.face.design.marks or not state.tiles_left:
        return None
    return _laid(state, this)


def _laid(state: GameState, this: Placement) -> Flow:
    # Nobody is asked, so any seat will do, also for one that has just left.
    seat = state.after(this.seat) if state.seats[this.seat].forfeited else this.seat
    answer = yield Draw(seat, tiles_above=state.reserved, unseen=True)
    if answer is not None:
        state.lay_unseen()
        state.slots[UNDER].add(this.placed.cell)


class Hills(RuleModule):
    """The hills of the expansion."""

    name = "hills"
    steps = (Step("placed", "3.3", lay_under),)

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["hs.hills"] == "on"

    def prepare(self, state: GameState) -> None:
        state.slots[UNDER] = set[Cell]()

    def adjust_leaders(self, state: GameState, features: Sequence[Feature], leaders: list[int]) -> list[int]:
        return leaders if len(leaders) < 2 else winners(state, features, leaders)

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Mark the tiles under which another one lies; nobody sees which (TOKEN-5)."""
        for tile in view["tiles"]:
            if (tile["x"], tile["y"]) in state.slots[UNDER]:
                tile["under"] = True

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Say who stands on hills there, and so would win a tie (HILL-5)."""
        counted = on_hills(state, (spot.feature,))
        if counted:
            view["on_hills"] = {str(seat): counted[seat] for seat in sorted(counted)}

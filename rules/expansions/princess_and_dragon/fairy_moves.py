"""Moving the fairy, as the figure action of a placement (FAIRY-2 to FAIRY-6), and her rule module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from rules.board.features import Feature, Figure, PieceKind, Place, Spot, tile_at
from rules.decisions import Action, Offer
from rules.expansions.princess_and_dragon import refusals
from rules.expansions.princess_and_dragon.bridges_castles_bazaars import in_castle
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON, FAIRY
from rules.expansions.princess_and_dragon.fairy import (
    Company,
    castles_open,
    closed_cell,
    fairy_of,
    holder,
    left_behind,
    on_tile,
    point_of_the_turn,
    points_of_a_feature,
    put_fairy,
)
from rules.expansions.princess_and_dragon.phantom import PHANTOM
from rules.hooks import How, PlaceJudge, RuleModule, View, Why
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.exclusion import FIGURE, Exclusion
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.deploying import may_come, names

# What moving her counts as in the table of what excludes what.
MOVED = "fairy"


class MoveFairy(Offer):
    """Move the fairy to one of the own followers (FAIRY-4)."""

    name = "move_fairy"
    counts_as = MOVED
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, seat: int) -> None:
        self.state = state
        self.seat = seat

    def listed(self) -> Iterable[Action]:
        seen = {(f.kind, f.at): f for f in self.followers() if self._problem_of(f) is None}
        for figure in seen.values():
            yield {"piece": figure.kind.name, **figure.at.reference}

    def followers(self) -> Iterator[Figure]:
        """Yield the own followers that stand on tiles (FAIRY-5)."""
        for figure in self.state.figures:
            if figure.seat == self.seat and figure.kind.follower and figure.at.cell is not None:
                yield figure

    def problem(self, action: Action) -> Refusal | None:
        figure = self.named(action)
        return refusals.FAIRY_FOLLOWER() if figure is None else self._problem_of(figure)

    def named(self, action: Action) -> Figure | None:
        """Return the follower that an action names."""
        found = (f for f in self.followers() if f.kind.name == action["piece"])
        return next((figure for figure in found if names(figure.at, action)), None)

    def _problem_of(self, figure: Figure) -> Refusal | None:
        if in_castle(figure) and not castles_open(self.state):
            return refusals.FAIRY_CASTLE()
        here = holder(self.state)
        if here is not None and (here.seat, here.kind, here.at) == (figure.seat, figure.kind, figure.at):
            return refusals.FAIRY_THERE()
        return may_come(self.state, None, FAIRY, figure.at, "move")

    def play(self, action: Action) -> None:
        figure = self.named(action)
        assert figure is not None
        assert figure.cell is not None
        put_fairy(self.state, figure.cell, figure)


class MoveFairyToTile(MoveFairy):
    """Move the fairy to a tile with an own follower, where the table plays it so (FAIRY-4)."""

    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int}

    def listed(self) -> Iterable[Action]:
        for x, y in dict.fromkeys(f.cell for f in self.followers() if f.cell is not None):
            action = {"x": x, "y": y}
            if self.problem(action) is None:
                yield action

    def followers(self) -> Iterator[Figure]:
        return (figure for figure in super().followers() if not in_castle(figure))

    def problem(self, action: Action) -> Refusal | None:
        cell = (action["x"], action["y"])
        if all(figure.cell != cell for figure in self.followers()):
            return refusals.FAIRY_FOLLOWER()
        fairy = fairy_of(self.state)
        if fairy is not None and fairy.cell == cell:
            return refusals.FAIRY_THERE()
        return may_come(self.state, None, FAIRY, tile_at(cell), "move")

    def play(self, action: Action) -> None:
        put_fairy(self.state, (action["x"], action["y"]), None)


class FairyModule(RuleModule):
    """The fairy."""

    name = "fairy"
    steps = (Step("turn_started", "1.2", point_of_the_turn),)
    # A figure action, but none that deploys a figure (FAIRY-2, BRIDGE-19).
    exclusions = (
        Exclusion(MOVED, MOVED, "FAIRY-2"),
        Exclusion(MOVED, FIGURE, "FAIRY-2"),
        Exclusion(FIGURE, MOVED, "FAIRY-2"),
        Exclusion(PHANTOM, MOVED, "PHANTOM-8"),
    )

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (FAIRY,)

    def prepare(self, state: GameState) -> None:
        state.slots[FAIRY.name] = Company()

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        move = MoveFairyToTile if on_tile(state) else MoveFairy
        return (move(state, placement.seat),)

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        closed = closed_cell(state) if kind is DRAGON else None
        if closed is None:
            return None
        return lambda at: refusals.DRAGON_FAIRY() if at.cell == closed else None

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        left_behind(state, figure, at)

    def feature_scored(
        self, state: GameState, feature: Feature, points: Mapping[int, int], final: bool
    ) -> None:
        points_of_a_feature(state, feature)

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add where the fairy is, and the follower to whom she belongs."""
        fairy, figure = fairy_of(state), holder(state)
        if figure is not None:
            view["fairy"] = {**figure.at.reference, "seat": figure.seat, "piece": figure.kind.name}
        elif fairy is not None:
            assert fairy.cell is not None
            view["fairy"] = dict(tile_at(fairy.cell).reference)

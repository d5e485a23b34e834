"""Wanderers, offices and the dragon: who walks away before it comes, and whom it takes (DRAGON-29, -30)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.board.features import Figure, PieceKind, Spot
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON
from rules.expansions.princess_and_dragon.refusals import WANDERER_WAY
from rules.expansions.wanderer_mayors_office.networks import networks, reach
from rules.expansions.wanderer_mayors_office.wanderer_offers import WANDERER, wanderers
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.turn.deploying import may_come
from rules.turn.moving import move_figure

EXPANSION = "wanderer-mayors-office"
OFFICE = "office"


def is_trapped(state: GameState, wanderer: Figure) -> bool:
    """Return whether a wanderer cannot leave its tile: its roads lie on no other (WANDER-18)."""
    if wanderer.feature is None:
        return False
    pieces = networks(state).of(wanderer.spot).pieces
    return all(piece.cell == wanderer.cell for piece in pieces)


class WalkAway(Offer):
    """Move the wanderer to any road that it can walk to, before the dragon comes (WANDER-21)."""

    name = "move"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, wanderer: Figure, within: list[Spot]) -> None:
        self.state = state
        self.wanderer = wanderer
        self.within = within

    def listed(self) -> Iterable[Action]:
        for spot in self.within:
            if spot is not self.wanderer.at and self._problem_at(spot) is None:
                yield {"piece": WANDERER.name, **spot.reference}

    def _problem_at(self, spot: Spot) -> Refusal | None:
        return may_come(self.state, self.wanderer.seat, WANDERER, spot, "walk")

    def problem(self, action: Action) -> Refusal | None:
        spot = self.state.board.spot(action)
        if action["piece"] != WANDERER.name or spot not in self.within or spot is self.wanderer.at:
            return WANDERER_WAY()
        return self._problem_at(spot)

    def play(self, action: Action) -> None:
        spot = self.state.board.spot(action)
        assert spot is not None
        move_figure(self.state, self.wanderer, spot)


def ways_out(state: GameState, cell: Cell) -> Flow:
    """Ask the owners of wanderers that can walk to a tile, clockwise, before the dragon enters it."""
    networks(state).catch_up(state)
    walking = sorted(wanderers(state), key=lambda figure: state.clockwise(figure.seat))
    for wanderer in walking:
        within = reach(state, wanderer.spot)
        offer = WalkAway(state, wanderer, within)
        concerned = any(spot.cell == cell for spot in within)
        if concerned and next(iter(offer.listed()), None) is not None:
            about = wanderer.spot.reference
            action = yield Decision(wanderer.seat, "wanderer", (offer, Pass()), about=about)
            if action is not None and action["type"] == offer.name:
                offer.play(action)


class WalkersModule(RuleModule):
    """What the dragon is to wanderers and offices; in play with them."""

    name = "walkers_and_dragon"

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and EXPANSION in setup.expansions

    def neutral_enters(self, state: GameState, kind: PieceKind, cell: Cell) -> Flow | None:
        return ways_out(state, cell) if kind is DRAGON else None

    def neutral_takes(self, state: GameState, kind: PieceKind, figure: Figure) -> bool | None:
        if kind is not DRAGON:
            return None
        if figure.kind is WANDERER:
            return is_trapped(state, figure)
        return True if figure.kind.name == OFFICE else None

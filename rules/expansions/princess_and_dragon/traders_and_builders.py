"""Builders and pigs with the dragon and the princess (DRAGON-27, DRAGON-36, PRINCESS-12)."""

from __future__ import annotations

from rules.board.features import Figure, PieceKind, Place, Spot
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON
from rules.expansions.traders_and_builders.builders import look
from rules.expansions.traders_and_builders.companions import Companion, accompanied
from rules.hooks import RuleModule, Why
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.moving import send_home

EXPANSION = "traders-and-builders"


def note_double_turn(state: GameState, this: Placement) -> None:
    """Note a second half that this placement has earned, before its builder may be eaten (DRAGON-36)."""
    look(state, this)


class CompanionsModule(RuleModule):
    """What becomes of builders and pigs; in play with traders and builders."""

    name = "companions_and_dragon"
    steps = (Step("ended", "6.5.9", note_double_turn),)

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and EXPANSION in setup.expansions

    def neutral_takes(self, state: GameState, kind: PieceKind, figure: Figure) -> bool | None:
        return True if kind is DRAGON and isinstance(figure.kind, Companion) else None

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        """Take home the companions that a follower who was taken away leaves alone (DRAGON-27)."""
        if why != "removed" or not figure.kind.follower or not isinstance(at, Spot):
            return
        if accompanied(at.feature, figure.seat):
            return
        alone = [f for f in at.feature.figures if f.seat == figure.seat and isinstance(f.kind, Companion)]
        for companion in alone:
            send_home(state, companion, "removed")

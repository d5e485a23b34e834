"""Builders and pigs whom a capture leaves alone (TOWER-30).

A second half is earned when the tile is laid, so no capture of its builder touches it (TOWER-52).
"""

from __future__ import annotations

from rules.board.features import Figure, Place, Spot
from rules.expansions.traders_and_builders.companions import Companion, accompanied
from rules.hooks import RuleModule, Why
from rules.setup.setup import Setup
from rules.state.state import GameState
from rules.turn.moving import send_home

EXPANSION = "traders-and-builders"


class CompanionsModule(RuleModule):
    """What becomes of builders and pigs; in play with traders and builders."""

    name = "companions_and_tower"

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and EXPANSION in setup.expansions

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        """Take home the companions that a captured follower leaves alone (TOWER-30)."""
        if why != "removed" or not figure.kind.follower or not isinstance(at, Spot):
            return
        if accompanied(at.feature, figure.seat):
            return
        alone = [f for f in at.feature.figures if f.seat == figure.seat and isinstance(f.kind, Companion)]
        for companion in alone:
            send_home(state, companion, "removed")

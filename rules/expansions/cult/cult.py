"""The Cult: shrines and the challenge between a shrine and the cloister beside it (clauses CULT)."""

from __future__ import annotations

from functools import partial
from typing import Final

from rules.board.features import Feature, Spot
from rules.expansions.cult.shrines import buildings, crowding, rivals
from rules.hooks import Judge, RuleModule, View
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.moving import send_home

# In the notes of a placement: the buildings that lost a challenge in it.
LOST: Final = "cult"


def settle_challenges(state: GameState, this: Placement) -> None:
    """Note which buildings lose to one that this placement completed (CULT-10 to CULT-12, CULT-17)."""
    lost = [rival.feature for building in this.completed for rival in rivals(state, building)]
    if lost:
        this.notes[LOST] = lost


def send_losers_home(state: GameState, this: Placement) -> None:
    """Return the followers of buildings that lost, without points (CULT-10, CULT-18)."""
    lost: list[Feature] = this.notes.get(LOST, [])
    for building in lost:
        for figure in list(building.figures):
            if figure.kind.goes_home:
                send_home(state, figure, "removed")


class Cult(RuleModule):
    """The whole expansion."""

    name = "cult"
    steps = (
        Step("on_completed", "6.9", settle_challenges),
        Step("after_return", "10.3", send_losers_home),
    )

    def refuse_placement(self, state: GameState, tile: str) -> Judge | None:
        crowded = buildings(tile)
        return partial(crowding, state, crowded) if crowded else None

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Add the building that this one is in a challenge with (CULT-9)."""
        rival = None if spot.feature.complete else next(rivals(state, spot.feature), None)
        if rival is not None:
            view["challenge"] = rival.reference

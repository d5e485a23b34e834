"""Guards and portals: a follower on a tower has gone through none (TOWER-53, PORTAL-10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.decisions import Offer
from rules.expansions.princess_and_dragon.portal import MARK
from rules.expansions.tower.foundations import guards
from rules.hooks import RuleModule
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState

EXPANSION: Final = "princess-and-dragon"


class PortalsModule(RuleModule):
    """What portals know of guards; in play with princess and dragon."""

    name = "portals_and_tower"

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and EXPANSION in setup.expansions

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        # Guards count like figures from before: the portal is still open to the phantom.
        if MARK in placement.notes:
            placement.notes[MARK] |= frozenset(guards(state))
        return ()

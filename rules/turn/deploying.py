"""Optional figure actions on the tile just placed, and the end of the turn (ledger DEPLOY)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.board.features import PieceKind, Spot
from rules.decisions import Action, Offer
from rules.hooks import Expansion, implemented
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import Table


class Deploy(Offer):
    """Put one figure on a segment of the tile just placed (ledger DEPLOY)."""

    name = "deploy"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}

    def __init__(self, table: Table, this: Placement) -> None:
        self.table = table
        self.this = this

    def listed(self) -> Iterable[Action]:
        table, seat = self.table, self.this.seat
        for name, kind in table.kinds.items():
            if table.seats[seat].supply[name] and not kind.by_own_offer:
                for spot in self.this.placed.spots:
                    if standing_problem(table, seat, kind, spot) is None:
                        yield {"piece": name, **spot.reference}

    def problem(self, action: Action) -> Refusal | None:
        table, seat, placed = self.table, self.this.seat, self.this.placed
        kind = table.kinds.get(action["piece"])
        if kind is None or kind.by_own_offer or action["piece"] not in table.seats[seat].supply:
            return Refusal("deploy.piece", "", f"There is no piece {action['piece']!r} in this game.")
        if (action["x"], action["y"]) != placed.cell:
            return Refusal("deploy.tile", "BASE-DEPLOY-1", "Only the tile just placed can be deployed on.")
        spot = placed.spot(action["feature"])
        if spot is None:
            return Refusal("deploy.spot", "BASE-DEPLOY-1", f"This tile has no {action['feature']}.")
        if not table.seats[seat].supply[kind.name]:
            return Refusal("deploy.supply", "BASE-DEPLOY-5", f"You have no {kind.name} left.")
        return standing_problem(table, seat, kind, spot)

    def takes(self, action: Action) -> bool:
        kind = self.table.kinds.get(str(action.get("piece")))
        return kind is None or not kind.by_own_offer


def standing_problem(table: Table, seat: int, kind: PieceKind, spot: Spot) -> Refusal | None:
    """Why a figure may not be deployed on a spot of the tile just placed; None if it may."""
    refusal = kind.problem(seat, spot)
    for hinder in implemented(table, Expansion.hinders):
        refusal = refusal or hinder(table, seat, kind, spot)
    return refusal


class EndTurn(Offer):
    """End the optional actions of the turn; now the tile's completions are scored."""

    name = "end_turn"

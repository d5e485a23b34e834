"""The figure action of a placement, and where pieces may come to stand (ledger DEPLOY)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final

from rules.board.features import PieceKind, Place, Spot
from rules.decisions import Action, Offer
from rules.hooks import How, RuleModule, every, implemented
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import Table


def may_come(table: Table, seat: int | None, kind: PieceKind, at: Spot | Place, how: How) -> Refusal | None:
    """Why a module refuses that a piece comes to a place in that way; None if none does."""
    for refuse in implemented(table, RuleModule.refuse_presence):
        refusal = refuse(table, seat, kind, at, how)
        if refusal is not None:
            return refusal
    return None


def is_occupied(table: Table, kind: PieceKind, spot: Spot) -> bool:
    """Whether a feature is occupied for a figure of that kind (BASE-DEPLOY-2)."""
    for say in implemented(table, RuleModule.occupied):
        answer = say(table, kind, spot)
        if answer is not None:
            return answer
    return spot.feature.occupied


def standing_problem(table: Table, seat: int, kind: PieceKind, at: Spot | Place) -> Refusal | None:
    """Why a figure may not be deployed on a spot or a place that is offered for that; None if it may."""
    if isinstance(at, Spot):
        # Asked only where the answer matters.
        occupied = at.segment.kind in kind.stands_on and is_occupied(table, kind, at)
        refusal = kind.problem(seat, at, occupied)
        if refusal is not None:
            return refusal
    return may_come(table, seat, kind, at, "deploy")


class Deploy(Offer):
    """Put one figure on a segment of the tile just placed, or where a module allows it (ledger DEPLOY)."""

    name = "deploy"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}
    figure_action = True

    def __init__(self, table: Table, this: Placement) -> None:
        self.table = table
        self.this = this
        # The place that the last action asked about names.
        self.asked: tuple[Action, Spot | Place] | None = None

    def listed(self) -> Iterable[Action]:
        table, seat = self.table, self.this.seat
        for name, kind in table.kinds.items():
            if table.seats[seat].supply.get(name) and not kind.by_own_offer:
                for at in self._places(kind):
                    if standing_problem(table, seat, kind, at) is None:
                        yield {"piece": name, **at.reference}

    def _places(self, kind: PieceKind) -> Iterator[Spot | Place]:
        yield from self.this.placed.spots
        if implemented(self.table, RuleModule.deploy_places):
            yield from every(RuleModule.deploy_places, self.table, self.this, kind)

    def problem(self, action: Action) -> Refusal | None:
        table, seat = self.table, self.this.seat
        kind = table.kinds.get(action["piece"])
        if kind is None or kind.by_own_offer or action["piece"] not in table.seats[seat].supply:
            return Refusal("deploy.piece", "", f"There is no piece {action['piece']!r} in this game.")
        at = self.place(action)
        if isinstance(at, Refusal):
            return at
        if not table.seats[seat].supply[kind.name]:
            return Refusal("deploy.supply", "BASE-DEPLOY-5", f"You have no {kind.name} left.")
        self.asked = (action, at)
        return standing_problem(table, seat, kind, at)

    def place(self, action: Action) -> Spot | Place | Refusal:
        """The spot or place that an action names, or why it names none that is offered."""
        if (action["x"], action["y"]) == self.this.placed.cell:
            spot = self.this.placed.spot(action["feature"])
            if spot is not None:
                return spot
        if implemented(self.table, RuleModule.deploy_places):
            kind = self.table.kinds[action["piece"]]
            named = {key: action[key] for key in ("x", "y", "feature")}
            for at in every(RuleModule.deploy_places, self.table, self.this, kind):
                if names(at, named):
                    return at
        if (action["x"], action["y"]) != self.this.placed.cell:
            return Refusal("deploy.tile", "BASE-DEPLOY-1", "Only the tile just placed can be deployed on.")
        return Refusal("deploy.spot", "BASE-DEPLOY-1", f"This tile has no {action['feature']}.")

    def play(self, action: Action) -> None:
        asked, at = self.asked or (None, None)
        if asked is not action or at is None:
            found = self.place(action)
            assert not isinstance(found, Refusal)
            at = found
        self.table.deploy(self.this.seat, self.table.kinds[action["piece"]], at)

    def takes(self, action: Action) -> bool:
        kind = self.table.kinds.get(str(action.get("piece")))
        return kind is None or not kind.by_own_offer


def names(at: Spot | Place, reference: Mapping[str, object]) -> bool:
    """Whether a reference is that of a place, or one of those of a spot."""
    if isinstance(at, Spot):
        return (reference["x"], reference["y"]) == at.cell and reference["feature"] in at.segment.names
    return dict(at.reference) == reference


class EndTurn(Offer):
    """End the optional actions of the turn; now the tile's completions are scored."""

    name = "end_turn"


END_TURN: Final = EndTurn()

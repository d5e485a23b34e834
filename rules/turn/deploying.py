"""The figure action of a placement, and where pieces may come to stand (clauses DEPLOY)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final

from rules.board.features import Feature, PieceKind, Place, Spot
from rules.decisions import Action, Offer
from rules.hooks import How, RuleModule, every, implemented
from rules.problems import Refusal
from rules.refusals import DEPLOY_PIECE, DEPLOY_SPOT, DEPLOY_SUPPLY, DEPLOY_TILE
from rules.state.exclusion import FIGURE
from rules.state.placement import Placement
from rules.state.state import GameState


def may_come(
    state: GameState, seat: int | None, kind: PieceKind, at: Spot | Place, how: How
) -> Refusal | None:
    """Return why a module refuses that a piece comes to a place in that way; None if none does."""
    for refuse in implemented(state, RuleModule.refuse_presence):
        refusal = refuse(state, seat, kind, at, how)
        if refusal is not None:
            return refusal
    return None


def open_places(
    state: GameState, seat: int | None, kind: PieceKind, feature: Feature, how: How = "move"
) -> list[Spot]:
    """Return the spots of a feature, one on each tile, to which a piece may come in that way."""
    return [spot for spot in feature.places() if may_come(state, seat, kind, spot, how) is None]


def is_occupied(state: GameState, kind: PieceKind, spot: Spot) -> bool:
    """Return whether a feature is occupied for a figure of that kind (BASE-DEPLOY-2)."""
    for say in implemented(state, RuleModule.occupied):
        answer = say(state, kind, spot)
        if answer is not None:
            return answer
    return spot.feature.occupied


def standing_problem(state: GameState, seat: int, kind: PieceKind, at: Spot | Place) -> Refusal | None:
    """Return why a figure may not be deployed on a spot or a place that is offered for that.

    None if it may.
    """
    if isinstance(at, Spot):
        # Asked only where the answer matters.
        occupied = at.segment.kind in kind.stands_on and is_occupied(state, kind, at)
        refusal = kind.problem(seat, at, occupied)
        if refusal is not None:
            return refusal
    return may_come(state, seat, kind, at, "deploy")


class Deploy(Offer):
    """Put one figure on a segment of the tile just placed, or where a module allows it (clauses DEPLOY)."""

    name = "deploy"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}
    counts_as = FIGURE

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this
        # The place that the last action asked about names.
        self.asked: tuple[Action, Spot | Place] | None = None

    def listed(self) -> Iterable[Action]:
        state, seat = self.state, self.this.seat
        for name, kind in state.kinds.items():
            if state.seats[seat].supply.get(name) and self.deploys(kind):
                for at in self._places(kind):
                    if standing_problem(state, seat, kind, at) is None:
                        yield {"piece": name, **at.reference}

    def _places(self, kind: PieceKind) -> Iterator[Spot | Place]:
        yield from self.this.placed.spots
        if implemented(self.state, RuleModule.deploy_places):
            yield from every(RuleModule.deploy_places, self.state, self.this, kind)

    def problem(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.this.seat
        kind = state.kinds.get(action["piece"])
        if kind is None or not self.deploys(kind) or action["piece"] not in state.seats[seat].supply:
            return self.not_deployed(action["piece"])
        at = self.place(action)
        if isinstance(at, Refusal):
            return at
        if not state.seats[seat].supply[kind.name]:
            return DEPLOY_SUPPLY(piece=kind.name)
        self.asked = (action, at)
        return standing_problem(state, seat, kind, at)

    def place(self, action: Action) -> Spot | Place | Refusal:
        """Return the spot or place that an action names, or why it names none that is offered."""
        if (action["x"], action["y"]) == self.this.placed.cell:
            spot = self.this.placed.spot(action["feature"])
            if spot is not None:
                return spot
        if implemented(self.state, RuleModule.deploy_places):
            kind = self.state.kinds[action["piece"]]
            named = {key: action[key] for key in ("x", "y", "feature")}
            for at in every(RuleModule.deploy_places, self.state, self.this, kind):
                if names(at, named):
                    return at
        if (action["x"], action["y"]) != self.this.placed.cell:
            return DEPLOY_TILE()
        return DEPLOY_SPOT()

    def play(self, action: Action) -> None:
        asked, at = self.asked or (None, None)
        if asked is not action or at is None:
            found = self.place(action)
            assert not isinstance(found, Refusal)
            at = found
        self.state.deploy(self.this.seat, self.state.kinds[action["piece"]], at)

    def takes(self, action: Action) -> bool:
        kind = self.state.kinds.get(str(action.get("piece")))
        return kind is None or self.deploys(kind)

    def deploys(self, kind: PieceKind) -> bool:
        """Return whether this offer deploys figures of that kind."""
        return not kind.by_own_offer

    def not_deployed(self, name: str) -> Refusal:
        """Return why this offer deploys no piece of that name."""
        return DEPLOY_PIECE(name=name)


def names(at: Spot | Place, reference: Mapping[str, object]) -> bool:
    """Return whether a reference is that of a place, or one of those of a spot."""
    if isinstance(at, Spot):
        return (reference["x"], reference["y"]) == at.cell and reference["feature"] in at.segment.names
    return dict(at.reference) == reference


class EndTurn(Offer):
    """End the optional actions of the turn; now the tile's completions are scored."""

    name = "end_turn"


END_TURN: Final = EndTurn()

"""The phantom: a follower deployed besides the figure action, and after it (clauses PHANTOM)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from rules.board.features import PieceKind
from rules.decisions import Action, Offer
from rules.expansions.phantom.refusals import FIGURE_USED, PHANTOM_USED
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.exclusion import FIGURE, Exclusion
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.deploying import Deploy

PHANTOM: Final = "phantom"


class Phantom(PieceKind):
    """A follower like any; it comes by an offer of its own (PHANTOM-2, PHANTOM-4)."""

    by_own_offer = True

    def __init__(self, grounds: frozenset[str]) -> None:
        super().__init__(PHANTOM, grounds)

    def clause_for(self, kind: str) -> str:
        """Return the clause about deploying a phantom on a kind of feature."""
        return "BASE-FARM-1" if kind == "field" else "PHANTOM-4"


class DeployPhantom(Deploy):
    """Deploy the phantom as followers are, besides the figure action (PHANTOM-4 to PHANTOM-8)."""

    counts_as = PHANTOM

    def deploys(self, kind: PieceKind) -> bool:
        return kind.name == PHANTOM

    def not_deployed(self, name: str) -> Refusal:
        # Another figure comes to be judged here only where no figure action is open any more.
        return FIGURE_USED() if name in self.state.kinds else super().not_deployed(name)


class AfterPhantom(Offer):
    """Says why nothing more is deployed once the phantom is (PHANTOM-8)."""

    name = "deploy"
    fields: ClassVar[Mapping[str, type]] = {}

    def __init__(self) -> None:
        self.closed = PHANTOM_USED()

    def takes(self, action: Action) -> bool:
        return False


class ThePhantom(RuleModule):
    """The whole expansion."""

    name = "phantom"
    # One phantom in a placement, and after it no figure action.
    exclusions = (Exclusion(PHANTOM, PHANTOM, "PHANTOM-8"), Exclusion(PHANTOM, FIGURE, "PHANTOM-8"))

    def prepare(self, state: GameState) -> None:
        state.deal(PHANTOM, 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (Phantom(setup.grounds()),)

    def offers(self, state: GameState, this: Placement) -> Sequence[Offer]:
        if PHANTOM in this.taken:
            return (AfterPhantom(),)
        return (DeployPhantom(state, this),)

"""Figures: the kinds there are, where each may stand, and the ones on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.board.features import Feature, Spot
from rules.problems import Refusal

if TYPE_CHECKING:
    from rules.state.state import Table


class PieceKind:
    """A kind of figure. Expansions add kinds by making more of these, or subclasses with other rules.

    `stands_on` are the kinds of feature it may be deployed on; `follower` says whether it occupies a
    feature and counts for the majority with its `strength`. One that is not deployed as followers are
    (`by_own_offer`) comes on the board by an offer of its expansion. One that `goes_home` returns when its
    feature is scored; what doesn't is taken home by its expansion.
    """

    by_own_offer: ClassVar[bool] = False
    goes_home: ClassVar[bool] = True

    def __init__(
        self, name: str, stands_on: frozenset[str], *, follower: bool = True, strength: int = 1
    ) -> None:
        self.name = name
        self.stands_on = stands_on
        self.follower = follower
        self._strength = strength

    def strength(self, feature: Feature) -> int:
        """How many heads it counts for in the majority of a feature (BASE-MAJ-1)."""
        return self._strength

    def problem(self, table: Table, seat: int, spot: Spot) -> Refusal | None:
        """Why this kind may not be deployed there; None if it may. Asked only for the tile just placed."""
        kind = spot.segment.kind
        if kind not in self.stands_on:
            clause = spot.segment.data.get("refused_by") or self.clause_for(kind)
            return Refusal("deploy.kind", clause, f"The {self.name} cannot stand on a {kind}.")
        if spot.feature.occupied:
            return Refusal("deploy.occupied", "BASE-DEPLOY-2", f"That {kind} is occupied already.")
        return None

    def clause_for(self, kind: str) -> str:
        """The clause that keeps this kind of figure off a kind of feature."""
        return "BASE-DEPLOY-1"


class Figure:
    """One figure on the board: whose, of what kind, on which spot; `where` says it closer, for viewers."""

    __slots__ = ("kind", "seat", "spot", "where")

    def __init__(self, seat: int, kind: PieceKind, spot: Spot) -> None:
        self.seat = seat
        self.kind = kind
        self.spot = spot
        self.where: dict[str, object] = {}


class Meeple(PieceKind):
    """The ordinary follower: on roads, cities, monasteries and, with farmers, fields (BASE-DEPLOY-1)."""

    def __init__(self, farmers: bool) -> None:
        grounds = {"road", "city", "monastery"} | ({"field"} if farmers else set())
        super().__init__("meeple", frozenset(grounds))

    def clause_for(self, kind: str) -> str:
        return "BASE-FARM-1" if kind == "field" else "BASE-DEPLOY-1"

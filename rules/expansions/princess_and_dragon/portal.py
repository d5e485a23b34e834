"""Magic portals: the follower of this placement may go to any tile in play (clauses PORTAL)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.board.features import Feature, Figure, PieceKind, Place, Spot
from rules.decisions import Offer
from rules.expansions.princess_and_dragon.refusals import PORTAL_COMPLETE
from rules.hooks import How, PlaceJudge, RuleModule
from rules.state.judges import OnlyOn
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.tiles.kinds import NEVER_COMPLETE

MARK: Final = "portal"


def is_open(state: GameState, this: Placement, kind: PieceKind) -> bool:
    """Return whether a figure of that kind may use the portal of this placement (PORTAL-5, PORTAL-6)."""
    return kind.follower and MARK in this.placed.face.design.marks and not used(state, this)


def used(state: GameState, this: Placement) -> bool:
    """Return whether a follower has gone through the portal of this placement (PORTAL-6, PORTAL-10)."""
    before: frozenset[Figure] = this.notes.get(MARK, frozenset())
    fresh = (f for f in state.figures if f.seat == this.seat and f.kind.follower and f not in before)
    return any(_through(figure.at, this.placed.cell) for figure in fresh)


def _through(at: Spot | Place, portal: Cell) -> bool:
    return at.cell != portal if isinstance(at, Spot) else not at.reached_from(portal)


def _complete_and_here(state: GameState, ground: str) -> dict[Feature, list[Spot]]:
    """Return the complete features of a ground, each with its spots on the newest tile."""
    features = state.features.of_kind.get(ground, ())
    found: dict[Feature, list[Spot]] = {f: [] for f in features if not f.open and f.complete}
    for spot in state.board.newest.spots:
        if spot.feature in found:
            found[spot.feature].append(spot)
    return found


class PortalModule(RuleModule):
    """The portals."""

    name = "portal"

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        # The figures before anything is deployed: all others have come with this tile.
        if MARK in placement.placed.face.design.marks:
            placement.notes.setdefault(MARK, frozenset(state.figures))
        return ()

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        # Followers come to another tile by the portal alone, and there to nothing complete (PORTAL-3).
        if how != "deploy" or not kind.follower or ground is None or ground in NEVER_COMPLETE:
            return None
        newest = state.board.newest
        return OnlyOn(
            lambda: _complete_and_here(state, ground),
            lambda at: PORTAL_COMPLETE() if at.feature.complete and at.placed is not newest else None,
        )

    def deploys_anywhere(self, state: GameState, placement: Placement, kind: PieceKind) -> bool:
        """Open all tiles; the usual rules say what of them may be claimed (PORTAL-2)."""
        return is_open(state, placement, kind)

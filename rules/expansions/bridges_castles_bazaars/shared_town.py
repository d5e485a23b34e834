"""Small cities that become castles although some score them (X8-FLYER-4, INT-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.board.features import Feature, PieceKind
from rules.state.placement import Placement
from rules.state.points import Parts, total
from rules.tiles.geometry import Cell

SHARED: Final = "castles.shared"


@dataclass(eq=False)
class SharedTown:
    """A small city of which others make a castle, and that is scored by those who don't (X8-FLYER-4, INT-32).

    `heads` is the strength of each seat that scores; whoever joins for the scoring adds to it. `places` name
    its tiles as long as it was a city.
    """

    city: Feature
    as_city: Feature
    reference: dict[str, Any]
    places: Mapping[Cell, dict[str, Any]]
    heads: Counter[int]
    parts: Parts

    @property
    def points(self) -> int:
        """Return what each of those with most strength gets."""
        return total(self.parts)

    def strength(self, kind: PieceKind) -> int:
        """Return what a figure that joins counts for."""
        return kind.strength(self.as_city)


def shared_towns(this: Placement) -> list[SharedTown]:
    """Return the small cities of a placement that some score although they become castles."""
    found: list[SharedTown] = this.notes.get(SHARED, [])
    return found

"""Points in parts: what they were given for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
@dataclass(slots=True)
class Part:
    """One part of a value: `count` things of a kind, worth `points` together."""

    what: str
    count: int
    points: int


Parts = list[Part]


def total(parts: Parts) -> int:
    """Return the points of all parts together."""
    return sum(part.points for part in parts)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
@dataclass(slots=True)
class Award:
    """Points for a seat: the reason, what they were given for, and their parts."""

    seat: int
    reason: str
    reference: dict[str, Any]
    parts: Parts

    @property
    def points(self) -> int:
        """The points of all parts together."""
        return total(self.parts)

"""Placements that need an aid: one that the tile does not fit without."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Aid(NamedTuple):
    """A placement with the aid that makes it legal: `needs` names it, `details` describe it for viewers."""

    x: int
    y: int
    rotation: int
    needs: str
    details: Mapping[str, Any]

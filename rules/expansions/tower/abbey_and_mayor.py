"""Wagons stand on no tower, although they may stand on all that followers stand on but fields (TOWER-13)."""

from __future__ import annotations

from typing import Final

# Kinds that stand where ordinary followers do where nobody farms, and never on a tower.
ON_THE_GROUND: Final = frozenset({"wagon"})

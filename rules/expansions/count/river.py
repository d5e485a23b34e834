"""The City of Carcassonne beside a river: how its spring lies (COUNT-46)."""

from __future__ import annotations

from typing import Final

from rules.expansions.river.river import SPRING

# The rotation in which the river leaves to the west.
LEAVES_WEST: Final = {SPRING: 180}

"""The City of Carcassonne and the spring of Games Quarterly 11: a road lies opposite its river (COUNT-46)."""

from __future__ import annotations

from typing import Final

from rules.expansions.gq11.river_spring import SPRING

# The rotation in which the river leaves to the south, and field lies at the wall.
LEAVES_SOUTH: Final = {SPRING: 90}

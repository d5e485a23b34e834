"""The phantom is no figure action: it closes the tower by a clause of its own (TOWER-9, PHANTOM-8)."""

from __future__ import annotations

from typing import Final

# What deploying it counts as in the table of what excludes what.
PHANTOM: Final = "phantom"

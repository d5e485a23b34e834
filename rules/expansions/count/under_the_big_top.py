"""The City of Carcassonne and ringmasters: their points count for the right to enter (COUNT-10, RING-9)."""

from __future__ import annotations

from typing import Final

REASONS: Final = frozenset({"ringmaster"})

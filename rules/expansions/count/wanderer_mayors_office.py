"""The City of Carcassonne and points of wanderers and offices: they count for the right to enter (INT-61)."""

from __future__ import annotations

from typing import Final

REASONS: Final = frozenset({"wanderer", "office"})

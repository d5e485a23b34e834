"""The abbey counts as a monastery, by a clause of its own (CULT-7)."""

from __future__ import annotations

from rules.tiles.design import Segment


def clause_of(building: Segment) -> dict[str, str]:
    """Return the clause by which a building may not crowd others, if it is not the usual one."""
    return {"clause": "CULT-7"} if building.data.get("abbey") else {}

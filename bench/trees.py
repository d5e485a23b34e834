"""The checkouts that one measurement compares."""

from __future__ import annotations

from pathlib import Path

from tools import ROOT


def trees_of(against: Path | None) -> dict[str, Path]:
    """Return the checkouts by the name of their row: the other one first, if there is one."""
    return {"before": against.resolve(), "now": ROOT} if against else {"now": ROOT}

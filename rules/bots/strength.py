"""How strong each level is against the one below it, measured in duels and kept in `strength.json`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from rules.bots.tally import interval

DATA = Path(__file__).with_name("strength.json")


@cache
def strengths() -> list[dict[str, Any]]:
    """Return a row for each level but the weakest, the weaker ones first.

    `level` won the `share` (0 to 1) of so many `games` of two seats without expansions `against` the level
    below it; `low` and `high` bound its 95 % interval. `first` is the number of the first game.
    """
    rows: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]
    return [_with_bounds(row) for row in rows]


def _with_bounds(row: dict[str, Any]) -> dict[str, Any]:
    low, high = interval(row["share"], row["games"])
    return {**row, "low": round(low, 3), "high": round(high, 3)}

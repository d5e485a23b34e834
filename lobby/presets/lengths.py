"""How many decisions a game takes: medians of games between bots, kept in `lengths.json`.

`python -m tools.game_lengths` plays those games and writes the file.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).with_name("lengths.json")


@lru_cache(maxsize=1)
def _rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]
    return rows


def game_lengths(preset: str) -> dict[str, int]:
    """Return, for each number of seats, the decisions of all seats in a whole game with this preset."""
    return {str(row["seats"]): row["decisions"] for row in _rows() if row["preset"] == preset}

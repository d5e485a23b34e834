"""King and robber baron: who holds them, and what they bring (KING, ROBBER, KR)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tests.rules.reference_engine.board import Area, Land
from tests.rules.reference_engine.sheet import Raw
from tests.rules.reference_engine.values import Entry

# For each prize: the option that puts it into play, and what it is won with and counts.
PRIZES: Final = {"king": ("kr.king", "city"), "robber_baron": ("kr.robber", "road")}


class Prizes:
    """Both of them; `seen` is how the table shows those that somebody holds."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self.played = [name for name, (option, _) in PRIZES.items() if options.get(option) == "on"]
        self.seen: dict[str, Raw] = {}

    def compare(self, land: Land, done: Iterable[Area], seat: int) -> None:
        """Look at what one placement completed, less what became a castle (KING-1 to KING-5, ROBBER-1)."""
        for name in self.played:
            mine = [area for area in done if area.kind == PRIZES[name][1]]
            for area in sorted(mine, key=lambda area: area.cells):
                size = len(area.cells)
                if size > self.seen.get(name, {"size": 0})["size"]:
                    self.seen[name] = {"seat": seat, "size": size, **_first(land, area)}

    def scored(self, land: Land) -> list[Entry]:
        """Return a point for each completed city, or road, for the holder (KING-6, ROBBER-3, KR-6)."""
        found: list[Entry] = []
        for name, held in self.seen.items():
            number = sum(area.complete for area in land.areas if area.kind == PRIZES[name][1])
            # The City of Carcassonne is a completed city for the king (KING-8).
            number += name == "king" and "count" in land.expansions
            found.append((held["seat"], name, number, None, None, None))
        return found


def _first(land: Land, area: Area) -> Raw:
    """Name a feature by its first tile, and there by the first segment of the catalogue."""
    x, y, index = min(area.nodes, key=lambda node: (node[1], node[0], node[2]))
    return {"x": x, "y": y, "feature": land.name((x, y, index))}

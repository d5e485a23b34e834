"""Where the marks of a tile lie: pennants, cathedrals, goods, inns, gardens and other signs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.art.svg.curves import Point, apart
from rules.art.tile.data import Tile
from rules.art.tile.layout import plan
from rules.art.tile.raster import survey
from rules.art.tile.stands import spare, stands

SIZES = {
    "cathedral": 20.5,
    "pennant": 7.0,
    "goods": 9.0,
    "garden": 12.5,
    "inn": 10.8,
    "bazaar": 15.0,
    "vineyard": 10.0,
    "hill": 11.0,
    "gold": 7.0,
    "volcano": 12.0,
    "tower": 9.0,
    "corn-circle": 11.0,
}
SITED = {
    "bazaar": "bazaar",
    "circus": "circus",
    "acrobats": "acrobats",
    "ferry": "lake",
    "tower": "tower",
    "volcano": "volcano",
    "corn-circle": "corn-circle",
}


@dataclass(frozen=True)
class Mark:
    """A mark: its kind, middle and radius, and what it says (``wine``, a direction of flight, ...)."""

    kind: str
    at: Point
    size: float
    says: str = ""


class Placer:
    """Finds a free place for each mark in turn."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.layout = plan(tile)
        self.keep = [(p, 11.0) for p in stands(tile)] + [(g.at, 7.0) for g in self.layout.gates]
        self.marks: list[Mark] = []

    def put(
        self,
        kind: str,
        owners: set[int],
        says: str = "",
        around: Point | None = None,
        at: Point | None = None,
    ) -> None:
        size = SIZES.get(kind, 7.5)
        at = at or spare(self.tile, owners, self.keep, size, around)
        if kind == "inn" and at is not None and min(*at, 100 - at[0], 100 - at[1]) < size:
            size = 8.6  # a smaller one, where there is little room
            at = spare(self.tile, owners, self.keep, size, around)
        if at is not None:
            self.marks.append(Mark(kind, at, size, says))
            self.keep.append((at, size))

    def place(self) -> list[Mark]:
        self.segments("cathedral", "pennants", "princess", "goods", "besieged")
        for feature in self.tile.features:
            self.feature(feature)
        self.segments("inn", "pig_herd")
        return self.marks

    def segments(self, *names: str) -> None:
        for name in names:
            for i, segment in enumerate(self.tile.segments):
                value = segment.has(name)
                if not value:
                    continue
                if name == "inn":
                    middle = stands(self.tile)[i]
                    self.put("inn", set(self.tile.of_kind("field")), around=middle)
                elif name == "cathedral":
                    self.put("cathedral", {i}, at=(50, 50))
                else:
                    for _ in range(value if name == "pennants" else 1):
                        self.put("pennant" if name == "pennants" else name, {i}, str(value))

    def feature(self, name: str) -> None:
        site, middle = SITED.get(name), (50.0, 50.0)
        if any(s.kind == site for s in self.layout.sites):
            return
        fields, towns = set(self.tile.of_kind("field")), set(self.tile.of_kind("city", "walled"))
        if name == "garden":
            at = stands(self.tile)[-1]
            room = survey(self.tile).room_at(*at)
            self.marks.append(Mark(name, at, min(SIZES[name], max(9.0, room + 1.5))))
        elif name in ("vineyard", "hill", "corn-circle", "volcano") and fields:
            self.put(name, fields, str(self.tile.row.get("corn_circle") or ""), middle)
        elif name == "tower" and self.tile.id == "TO/CRCr.2":
            self.put(name, {0})
        else:
            owners = towns if name in ("bazaar", "tower", "mage") and towns else fields | towns
            self.put(
                name,
                owners,
                str(self.tile.row.get("flight") or self.tile.row.get("corn_circle") or ""),
                middle,
            )


@cache
def places(tile: Tile) -> tuple[Mark, ...]:
    """The marks of a tile and where they lie."""
    return tuple(Placer(tile).place())


def clear(tile: Tile, at: Point, by: float) -> bool:
    """Whether a point keeps so far from every mark, gate and crossing of the tile."""
    layout = plan(tile)
    return (
        all(apart(at, m.at) > m.size + by for m in places(tile))
        and all(apart(at, s.at) > s.radius + by for s in layout.sites)
        and all(apart(at, g.at) > 7.5 + by for g in layout.gates)
    )

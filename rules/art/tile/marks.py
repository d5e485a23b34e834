"""Where the marks of a tile lie: signs on its segments and on the tile itself."""

from __future__ import annotations

from typing import Final

from rules.art.svg.curves import Point, apart
from rules.art.tile.parts import MarkArt, merged
from rules.art.tile.plan import SIZE, Chart, Mark, Plan, feet

ON_SEGMENTS: Final = ("own", "middle", "beside")
MIDDLE: Point = (50.0, 50.0)


class Placer:
    """Finds a free place for each mark in turn."""

    def __init__(self, layout: Plan, chart: Chart, stands: tuple[Point, ...]) -> None:
        self.tile = layout.tile
        self.layout = layout
        self.chart = chart
        self.stands = stands
        standing = [foot for index, at in enumerate(stands) for foot in feet(layout, index, at)]
        self.keep = [(foot, 11.0) for foot in standing] + [(g.at, 7.0) for g in layout.gates]
        self.marks: list[Mark] = []

    def place(self) -> tuple[Mark, ...]:
        """Return all marks: first those of early segments, then those of the tile, then the others."""
        self.segments(0)
        self.segments(1)
        for name in self.tile.features:
            self.feature(name, merged().mark(name))
        self.segments(2)
        return tuple(self.marks)

    def put(
        self,
        name: str,
        owners: set[int],
        says: str = "",
        around: Point | None = None,
        at: Point | None = None,
    ) -> None:
        art = merged().mark(name)
        size = art.size
        at = at or self.spare(owners, size, around)
        if art.small and at is not None and min(*at, 100 - at[0], 100 - at[1]) < size:
            size = art.small
            at = self.spare(owners, size, around)
        if at is not None:
            self.marks.append(Mark(art.kind or name, at, size, says, name))
            self.keep.append((at, size))

    def segments(self, turn: int) -> None:
        """Place the marks of segments that choose their places at this turn."""
        for name, art in merged().marks.items():
            if art.where in ON_SEGMENTS and art.turn == turn:
                for i, segment in enumerate(self.tile.segments):
                    value = segment.has(name)
                    if value:
                        self.on_segment(name, art, i, value)

    def on_segment(self, name: str, art: MarkArt, index: int, value: object) -> None:
        if art.where == "middle":
            self.put(name, {index}, at=(50, 50))
        elif art.where == "beside":
            self.put(name, set(self.tile.of_kind("field")), around=self.stands[index])
        else:
            for _ in range(value if type(value) is int else 1):
                self.put(name, {index}, str(value))

    def feature(self, name: str, art: MarkArt) -> None:
        """Place a mark of the tile, unless a crossing shows it."""
        if any(s.kind == (art.site or name) for s in self.layout.sites):
            return
        if art.where == "figure":
            at = self.stands[-1]
            room = self.chart.room_at(*at)
            self.marks.append(Mark(name, at, min(art.size, max(9.0, room + 1.5)), "", name))
            return
        says = str(self.tile.row.get(art.says) or "") if art.says else ""
        owners = merged().tile(self.tile.id).owners.get(name)
        if owners:
            self.put(name, set(owners), says)
        else:
            self.put(name, self.grounds(art.where), says, MIDDLE)

    def grounds(self, where: str) -> set[int]:
        """Return the segments of the tile on which such a mark lies."""
        fields, towns = set(self.tile.of_kind("field")), set(self.tile.of_kind("city", "walled"))
        wanted = {"fields": fields, "towns": towns}.get(where)
        return wanted or fields | towns

    def spare(self, owners: set[int], size: float, around: Point | None) -> Point | None:
        """Return a place for a mark of this radius within these segments, clear of the discs to keep free."""
        best: tuple[float, Point] | None = None
        for y in range(4, SIZE - 3, 2):
            for x in range(4, SIZE - 3, 2):
                if self.chart.owner_at(x, y) in owners:
                    at = (x + 0.5, y + 0.5)
                    value = self.value(at, self.chart.room_at(x, y), size, around)
                    if best is None or value > best[0]:
                        best = (value, at)
        return best[1] if best else None

    def value(self, at: Point, room: float, size: float, around: Point | None) -> float:
        """Return how good a place is.

        Room, distance to the rim and to what is kept free, nearness to a point.
        """
        gap = min([apart(at, p) - r - size for p, r in self.keep] or [9.0])
        rim = min(at[0], at[1], 100 - at[0], 100 - at[1])
        worth = 5 * min(room - size, 1) - 15 * max(0.0, size - rim) + 4 * min(gap, 0) + 0.25 * min(gap, 6)
        return worth + (0.1 * min(room, 20) - (0.15 * apart(at, around) if around else 0))


def places(layout: Plan, chart: Chart, stands: tuple[Point, ...]) -> tuple[Mark, ...]:
    """Return the marks of a tile and where they lie."""
    return Placer(layout, chart, stands).place()

"""Places houses in street rows from edge to edge of a city, and draws them upright, north rows first."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rules.art.draw.level import Level
from rules.art.draw.trees import Tree
from rules.art.svg.curves import Point, path
from rules.art.svg.ink import shape
from rules.art.tile.plan import SIZE, City, Study

STAND = 8.0  # kept free round a figure's place


@dataclass(frozen=True, slots=True)
class House:
    """One house: the west end of its foot, its width, whether its gable looks to the street, its roof."""

    foot: Point
    width: float
    gabled: bool
    hue: int


@dataclass(slots=True)
class Row:
    """The houses and trees of one street, from west to east; `y` is where their feet stand."""

    y: float
    houses: list[House]
    trees: list[Tree]


class Mask:
    """Which places of a tile are taken, in squares of one unit."""

    def __init__(self) -> None:
        self.cells = bytearray(SIZE * SIZE)

    def discs(self, middles: list[Point], radius: float) -> None:
        """Take every place so near to one of the points."""
        for x, y in middles:
            for row in range(max(0, int(y - radius)), min(SIZE, int(y + radius) + 1)):
                half = (radius**2 - min(radius**2, (row + 0.5 - y) ** 2)) ** 0.5
                start, end = max(0, round(x - half)), min(SIZE, round(x + half))
                if start < end:
                    self.cells[row * SIZE + start : row * SIZE + end] = b"\1" * (end - start)

    def covers(self, p: Point) -> bool:
        """Return whether the place is taken. Beyond the tile nothing is."""
        x, y = int(p[0]), int(p[1])
        return 0 <= x < SIZE and 0 <= y < SIZE and self.cells[y * SIZE + x] == 1


class Terraces:
    """Fills one city of a tile with rows."""

    def __init__(self, study: Study, city: City, level: Level) -> None:
        self.study = study
        self.city = city
        self.level = level
        self.rng = Random(f"{study.tile.id} {study.plan.quarters} {city.index} {level.name}")
        self.kept = self._kept_free()

    def _kept_free(self) -> Mask:
        """Where no house may stand: at walls, on roads, and where figures and marks are."""
        study, mask = self.study, Mask()
        for city in (*study.plan.cities, *study.plan.walled):
            for wall in city.walls:
                mask.discs(wall.sample(12), 3.4)
        for way in study.plan.ways:
            if way.kind == "road":
                mask.discs(way.points(), 6.0)
        mask.discs([study.stands[self.city.index]], STAND)
        for mark in study.marks:
            mask.discs([mark.at], mark.size + 1)
        for site in study.plan.sites:
            mask.discs([site.at], site.radius + 1)
        mask.discs([gate.at for gate in study.plan.gates], 8.5)
        return mask

    def rows(self) -> list[Row]:
        """Return all rows, north first. Rows of neighbouring tiles continue one another."""
        count = round(100 / self.level.row)
        return [self.row((k + 0.94) * 100 / count) for k in range(count)]

    def row(self, y: float) -> Row:
        """Return one row, with gaps where something else stands."""
        scale, rng, found = self.level.house, self.rng, Row(y, [], [])
        x, nth = rng.uniform(-0.4, 1.2), 0
        while x < 100.4:
            width = min(rng.uniform(7.6, 12.2) * scale, 101 - x)
            foot = (x, y + rng.uniform(-0.9, 0.9))
            if width < 4.5 * scale:
                break
            if not self.free(foot, width):
                x += 2.0
                continue
            if self.level.fine and rng.random() < 0.06:
                found.trees.append(Tree((x + 2, foot[1] + 0.5), 2.6, tall=rng.random() < 0.5))
                x += 5
                continue
            found.houses.append(House(foot, width, rng.random() < 0.34, rng.choice((1, 1, 2, 3, 3, 4))))
            nth += 1
            x += width + (rng.uniform(3.6, 5.6) * scale / 2 if nth % 3 == 0 else scale * 0.35)
        return found

    def free(self, foot: Point, width: float) -> bool:
        """Return whether a whole house may stand there."""
        x, y = foot
        depth = 4.0 if self.level.fine else 6.0
        tops = self.level.front * self.level.house
        spots = [(x + width * k, y - d) for k in (0, 0.5, 1) for d in (0, depth)]
        roof = [(x + width * k, y - tops - 2.5) for k in (0.1, 0.9)]
        return (
            all(self.owns(p) for p in spots)
            and all(self.owns(p) or p[1] < 0 for p in roof)
            and not any(self.kept.covers(p) for p in (*spots, *roof))
        )

    def owns(self, p: Point) -> bool:
        """Return whether the point lies in the city. Points beyond the tile's edge count as those on it."""
        x, y = min(99.0, max(0.0, p[0])), min(99.0, max(0.0, p[1]))
        return self.study.chart.owner_at(x, y) == self.city.index and p[0] > -1.5 and p[0] < 101.5


def drawn(row: Row, level: Level) -> str:
    """Draw a row of houses, merged by colour."""
    paths: dict[str, list[str]] = {}
    for house in row.houses:
        for name, d in _parts(house, level).items():
            paths.setdefault(name, []).append(d)
    order = ("shadow", "front", "win", *(f"r{n}" for n in (1, 2, 3, 4)), "light", "dark")
    look = {
        "shadow": {"fill": "shadow", "fill_opacity": ".26"},
        "front": {"fill": "front", "line": "line", "width": 0.5},
        "win": {"fill": "win"},
        "light": {"fill": "white", "fill_opacity": ".2"},
        "dark": {"fill": "shadow", "fill_opacity": ".26"},
        **{f"r{n}": {"fill": f"r{n}", "line": "line", "width": 0.5} for n in (1, 2, 3, 4)},
    }
    return "".join(shape("".join(paths[name]), **look[name]) for name in order if name in paths)  # type: ignore[arg-type]


def _parts(house: House, level: Level) -> dict[str, str]:
    (x, y), w, s = house.foot, house.width, level.house
    eave, ridge = y - level.front * s, y - (level.front + level.roof) * s
    found = {"shadow": _path((x + w, y - 2), (x + w + 2.6, y + 1.2), (x + 1, y + 1.2), (x + 1, y - 1))}
    if house.gabled:
        middle = x + w / 2
        found["front"] = _path((x, y), (x, eave), (middle, ridge + 1.2 * s), (x + w, eave), (x + w, y))
        over = 0.8 * s
        thick = 1.9 * s
        left = (
            (x - over, eave + 0.6),
            (middle, ridge),
            (middle, ridge + thick),
            (x + 0.5, eave + thick * 0.9),
        )
        right = (
            (x + w + over, eave + 0.6),
            (middle, ridge),
            (middle, ridge + thick),
            (x + w - 0.5, eave + thick * 0.9),
        )
        found[f"r{house.hue}"] = _path(*left) + _path(*right)
        found["light"] = _path(*left)
        found["dark"] = _path(*right)
        if level.fine:
            found["win"] = _box(middle - 0.8 * s, eave - 1.4 * s, 1.6 * s, 1.8 * s) + _box(
                middle - 0.9 * s, y - 2.6 * s, 1.8 * s, 2.6 * s
            )
        return found
    lean = 1.6 * s
    roof = ((x - 0.6, eave), (x + lean * 0.5, ridge), (x + w - lean * 0.5, ridge), (x + w + 0.6, eave))
    found["front"] = _path((x, y), (x, eave), (x + w, eave), (x + w, y))
    found[f"r{house.hue}"] = _path(*roof)
    found["light"] = _path(
        (x - 0.6 + 0.3, eave),
        (x + lean * 0.5, ridge),
        (x + lean * 0.5 + w * 0.34, ridge),
        (x + w * 0.3, eave),
    )
    found["dark"] = _path(
        (x - 0.6, eave), (x + w + 0.6, eave), (x + w + 0.2, eave - 1.2), (x - 0.2, eave - 1.2)
    )
    if level.fine:
        count = 2 if w < 10.5 * s else 3
        step = w / (count + 0.4)
        found["win"] = "".join(
            _box(x + step * (k + 0.35), y - 3.0 * s, 1.7 * s, 1.6 * s) for k in range(count)
        )
    return found


def _path(*points: Point) -> str:
    return "M" + "L".join(path("# #", px, py) for px, py in points) + "Z"


def _box(x: float, y: float, w: float, h: float) -> str:
    return path("M# #h#v#h#Z", x, y, w, h, -w)

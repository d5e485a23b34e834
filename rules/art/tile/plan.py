"""What is known of where things lie on a tile, and the courses of roads from edges to gates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.art.svg.curves import Curve, Point, apart, curve, line, turn
from rules.art.tile.tile import EDGES, Tile

ROAD, RIVER = 4.6, 6.4  # half widths
SIZE, HALF = 100, 50
CENTRE: Point = (50, 50)
# Where a figure stands beside a church, from the middle of its yard; not turned with the tile.
BESIDE_CHURCH: Point = (19.0, 19.0)


@dataclass(frozen=True)
class City:
    """A city on one tile: its boundary's parts in order, each with a flag whether it is a wall."""

    index: int
    parts: tuple[tuple[Curve, bool], ...]

    @property
    def walls(self) -> list[Curve]:
        return [part for part, wall in self.parts if wall]

    @property
    def d(self) -> str:
        """The closed outline as SVG path data."""
        return "".join(part.d(move=i == 0) for i, (part, _) in enumerate(self.parts)) + "Z"

    @property
    def edges(self) -> tuple[str, ...]:
        """The edges of the tile that it fills, in the order N, E, S, W, as the tile lies."""
        sides = [(part.start, part.end) for part, wall in self.parts if not wall]
        return touched([((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in sides])

    def outline(self) -> list[Point]:
        """Return the outline as a polygon."""
        return [p for part, wall in self.parts for p in part.sample(14 if wall else 1)[:-1]]


@dataclass
class Way:
    """A road, river or other line: its arms from edge inwards, and half its width.

    ``index`` is None for a stub that is no segment.
    """

    kind: str
    index: int | None
    arms: list[Curve] = field(default_factory=list)
    half: float = ROAD

    def points(self) -> list[Point]:
        return [p for arm in self.arms for p in arm.sample()]


@dataclass(frozen=True)
class Gate:
    """A gate in the wall of city ``city`` at ``at``; ``out`` is the unit vector that leaves the city.

    ``fitting`` is the key of the catalogue that gives the gate something more than a doorway.
    """

    city: int
    at: Point
    out: Point
    fitting: str = ""


@dataclass(frozen=True)
class Site:
    """A round place: a building (``index`` says which segment) or a crossing that does something."""

    kind: str
    at: Point
    radius: float
    index: int | None = None


@dataclass
class Plan:
    """The whole layout of a tile."""

    tile: Tile
    cities: list[City]
    walled: list[City]
    special: bool = False  # a city on it has no ordinary shape
    ways: list[Way] = field(default_factory=list)
    gates: list[Gate] = field(default_factory=list)
    sites: list[Site] = field(default_factory=list)
    quarters: int = 0  # how often the tile was turned clockwise
    lands: list[City] = field(default_factory=list)  # what fills its edges and is no city

    def way(self, index: int) -> Way:
        """Return the road, river or other line that is this segment."""
        return next(w for w in self.ways if w.index == index)

    def city(self, index: int) -> City:
        return next(c for c in self.cities if c.index == index)

    def land(self, index: int) -> City:
        """Return the area that is this segment, which fills its edges and is no city."""
        return next(c for c in self.lands if c.index == index)


@dataclass
class Chart:
    """``owner``: the segment of each unit square (OPEN: none, BLOCKED: a crossing).

    ``room``: the distance from the middle of each 2 by 2 square to the nearest other owner or to the tile's
    border.
    """

    owner: list[int]
    room: list[float]
    strays: list[frozenset[str]]  # half-edges of areas that no field of the catalogue explains

    def owner_at(self, x: float, y: float) -> int:
        """Return the segment that owns the point."""
        return self.owner[min(SIZE - 1, int(y)) * SIZE + min(SIZE - 1, int(x))]

    def room_at(self, x: float, y: float) -> float:
        """Return how much room there is round the point."""
        return self.room[int(y) // 2 * HALF + int(x) // 2]


@dataclass(frozen=True)
class Mark:
    """A mark: its kind, middle and radius, and what it says (``wine``, a direction of flight, ...)."""

    kind: str
    at: Point
    size: float
    says: str = ""
    name: str = ""  # its name in the catalogue


@dataclass(frozen=True, eq=False)
class Study:
    """All that is known of where things lie on a tile.

    Its layout, who owns which square, where figures stand (one point for each segment, then one for a mark on
    which figures stand), and its marks.
    """

    tile: Tile
    plan: Plan
    chart: Chart
    stands: tuple[Point, ...]
    marks: tuple[Mark, ...]

    def clear(self, at: Point, by: float) -> bool:
        """Return whether a point keeps so far from every mark, gate and crossing."""
        return (
            all(apart(at, m.at) > m.size + by for m in self.marks)
            and all(apart(at, s.at) > s.radius + by for s in self.plan.sites)
            and all(apart(at, g.at) > 7.5 + by for g in self.plan.gates)
        )


def entry(spot: str) -> Point:
    """Return the middle of an edge."""
    return turn((50, 0), EDGES.index(spot))


def touched(points: Iterable[Point]) -> tuple[str, ...]:
    """Return the edges whose middles are among the points, in the order N, E, S, W."""
    near = list(points)
    return tuple(edge for edge in EDGES if any(apart(entry(edge), point) < 0.01 for point in near))


def inward(spot: str, by: float) -> Point:
    """Return the point so far inside the tile from the middle of an edge."""
    return turn((50, by), EDGES.index(spot))


def through(a: str, b: str) -> Curve:
    """Return the course of a road or river from edge to edge: straight, or a quarter circle."""
    if (EDGES.index(a) - EDGES.index(b)) % 2 == 0:
        return line(entry(a), entry(b))
    return curve(entry(a), inward(a, 27.6), inward(b, 27.6), entry(b))


def meander(a: str, b: str) -> Curve:
    """Return the course of a river from edge to edge: it swings a little where a road would run straight."""
    if (EDGES.index(a) - EDGES.index(b)) % 2:
        return through(a, b)
    bend = [(100, 50), (80, 50), (68, 44), (50, 50), (32, 56), (20, 50), (0, 50)]
    return Curve(tuple(turn((float(x), float(y)), EDGES.index(a) - 1) for x, y in bend))


def to_gate(spot: str, gate: Gate, by: Point | None = None) -> Curve:
    """Return the way from an edge, over a crossing if any, through a gate a little into the city."""
    inner = (gate.at[0] - 7 * gate.out[0], gate.at[1] - 7 * gate.out[1])
    if by is not None:
        return line(entry(spot), by).then(stub(by, gate))
    far = apart(entry(spot), gate.at) * 0.42
    before = (gate.at[0] + far * gate.out[0], gate.at[1] + far * gate.out[1])
    return curve(entry(spot), inward(spot, far), before, gate.at).then(line(gate.at, inner))


def stub(hub: Point, gate: Gate) -> Curve:
    """Return the way from a crossing to a gate and a little into the city."""
    inner = (gate.at[0] - 7 * gate.out[0], gate.at[1] - 7 * gate.out[1])
    far = apart(hub, gate.at) * 0.4
    before = (gate.at[0] + far * gate.out[0], gate.at[1] + far * gate.out[1])
    first = (hub[0] + (before[0] - hub[0]) * 0.5, hub[1] + (before[1] - hub[1]) * 0.5)
    return curve(hub, first, before, gate.at).then(line(gate.at, inner))


def feet(layout: Plan, index: int, at: Point) -> list[Point]:
    """Return where figures of a segment stand: south-east of a church, whichever way the tile lies."""
    if not any(site.kind == "monastery" and site.index == index for site in layout.sites):
        return [at]
    right, down = BESIDE_CHURCH
    turned = ((right, down), (down, -right), (-right, -down), (-down, right))
    return [at, *((at[0] + x, at[1] + y) for x, y in turned)]

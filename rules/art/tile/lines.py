"""Lines with fields beside them that are no roads or rivers, such as a canal: their courses and drawings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.art.svg.curves import Curve, Point, line
from rules.art.svg.ink import shape
from rules.art.tile.plan import ROAD, entry, through, touched


@dataclass(frozen=True)
class Course:
    """The course of a line on a tile as the tile lies, and the `width` at which to draw it.

    Two edges have one arm from one to the other. Any other number has an arm from each edge to the middle.
    """

    arms: tuple[Curve, ...]
    width: float

    @property
    def d(self) -> str:
        """The middle of the line as SVG path data."""
        return "".join(arm.d() for arm in self.arms)

    @property
    def edges(self) -> tuple[str, ...]:
        """The edges of the tile that the line reaches, in the order N, E, S, W."""
        return touched([point for arm in self.arms for point in (arm.start, arm.end)])

    @property
    def ends(self) -> tuple[Point, ...]:
        """The points where the line ends: one on each edge; with one edge, then the end inside the tile."""
        inner = (self.arms[0].end,) if len(self.edges) == 1 else ()
        return (*map(entry, self.edges), *inner)

    @property
    def joint(self) -> Point | None:
        """The point where three or four arms meet; None for a line that does not branch."""
        return self.arms[0].end if len(self.arms) > 2 else None


LineDrawing = Callable[[Course], str]


@dataclass(frozen=True, kw_only=True)
class LineArt:
    """How a kind of line is drawn: as a band of one colour with a rim, or by `draw`.

    `colour` and `rim` are names of the palette. `half` of the line's width belongs to it on either side of
    its middle on the map of the tile; fields begin beyond.
    """

    colour: str = "stone"
    rim: str = "line"
    half: float = ROAD
    draw: LineDrawing | None = None

    def drawn(self, course: Course) -> str:
        """Return the drawing of one line."""
        return self.draw(course) if self.draw else band(course, self.colour, self.rim)


def band(course: Course, colour: str, rim: str) -> str:
    """Return a band along a course, with a rim on both sides and a round end inside the tile."""
    form = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    edging = shape(course.d, line=rim, width=course.width + 2.6, **form)
    return edging + shape(course.d, line=colour, width=course.width, **form)


def arms(edges: Sequence[str], middle: Point) -> list[Curve]:
    """Return the arms of a line with these edges, on the course of a road."""
    if len(edges) == 2:
        return [through(edges[0], edges[1])]
    return [line(entry(edge), middle) for edge in edges]

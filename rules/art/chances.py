"""A board with the chances of a finished game under it: a graph with a line for each seat, as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.art.board import LETTERS, SEATS, State, on_table
from rules.art.sheet import NAMESPACE
from rules.art.svg.ink import tag

STRIP = 200  # pixels of the graph's height
RIM = 24  # pixels around the graph
COLUMN = 132  # pixels on the right, for the chances at the moment on show
PAPER, INK, FAINT = "#fdf8ea", "#2a1c0e", "#b9a576"
# Lines differ without their colours too; as the page has them.
DASHES = ("", "21 9", "6 9", "27 9 6 9", "12 6", "3 12")


@dataclass(frozen=True)
class Chances:
    """What the graph shows: the chances of each seat after some moves, and the move that the board shows."""

    points: Sequence[tuple[int, Sequence[float]]]
    moves: int
    number: int

    def now(self) -> Sequence[float]:
        """Return the chances at the move on show: those of the last point at or before it."""
        before = [chances for move, chances in self.points if move <= self.number]
        return before[-1] if before else self.points[0][1]


def over_chances(state: State, chances: Chances, width: int, height: int, **how: Any) -> str:
    """Return a board over the graph, as a standalone SVG of so many pixels.

    ``how`` are more arguments of `on_table`.
    """
    board = on_table(state, width, height - STRIP, **how)
    graph = tag("g", _graph(chances, width), transform=f"translate(0 {height - STRIP})")
    return f'<svg xmlns="{NAMESPACE}" width="{width}" height="{height}">{board}{graph}</svg>'


def _graph(chances: Chances, width: int) -> str:
    frame = _Frame(width, max(1, chances.moves))
    paper = tag("rect", width=width, height=STRIP, fill=PAPER)
    grid = "".join(
        frame.level(share, "#7a5f38" if share == 0.5 else FAINT, 2 if share == 0.5 else 1)
        for share in (0, 0.5, 1)
    )
    seats = range(len(chances.now()))
    lines = "".join(frame.line(chances, seat) for seat in seats)
    return paper + grid + lines + frame.moment(chances) + _column(chances.now(), width)


@dataclass(frozen=True)
class _Frame:
    """Where moves and chances lie on the strip."""

    width: int
    moves: int

    def along(self, move: int) -> float:
        return RIM + (self.width - COLUMN - 2 * RIM) * move / self.moves

    def up(self, chance: float) -> float:
        return RIM + (STRIP - 2 * RIM) * (1 - chance)

    def level(self, share: float, colour: str, thick: int) -> str:
        y, (left, right) = f"{self.up(share):g}", (self.along(0), self.along(self.moves))
        return tag("line", x1=f"{left:g}", x2=f"{right:g}", y1=y, y2=y, stroke=colour, stroke_width=thick)

    def line(self, chances: Chances, seat: int) -> str:
        """Return the line of a seat, with a dark one under it so that light colours stand out."""
        places = (f"{self.along(move):.1f} {self.up(each[seat]):.1f}" for move, each in chances.points)
        path = "M" + "L".join(places)
        look = {"d": path, "fill": "none", "stroke_linejoin": "round"}
        under = tag("path", **look, stroke=INK, stroke_width=8, stroke_opacity=".35")
        dashes = DASHES[seat % 6] or None
        return under + tag("path", **look, stroke=SEATS[seat % 6], stroke_width=5, stroke_dasharray=dashes)

    def moment(self, chances: Chances) -> str:
        """Return the mark of the move on show, with a dot for each seat."""
        x = f"{self.along(min(chances.number, self.moves)):g}"
        upright = tag("line", x1=x, x2=x, y1=8, y2=STRIP - 8, stroke=INK, stroke_width=3)
        return upright + "".join(
            tag(
                "circle",
                cx=x,
                cy=f"{self.up(chance):g}",
                r=8,
                fill=SEATS[seat % 6],
                stroke=INK,
                stroke_width=2,
            )
            for seat, chance in enumerate(chances.now())
        )


def _column(now: Sequence[float], width: int) -> str:
    """Return what each seat's chance is at the move on show, in numbers."""
    row, x = min(48.0, (STRIP - 16) / len(now)), width - COLUMN + 16
    top = (STRIP - row * len(now)) / 2 + row / 2
    return "".join(_chance(seat, chance, x, top + row * seat, row) for seat, chance in enumerate(now))


def _chance(seat: int, chance: float, x: float, y: float, row: float) -> str:
    size = row * 0.36
    dark = SEATS[seat % 6] in (SEATS[1], SEATS[3], SEATS[5])
    look = {"font_family": "system-ui,sans-serif", "font_weight": "700"}
    mark = tag("circle", cx=x, cy=f"{y:g}", r=f"{size:g}", fill=SEATS[seat % 6], stroke=INK, stroke_width=2)
    letter = tag(
        "text", LETTERS[seat % 6], x=x, y=f"{y + size * 0.45:g}", text_anchor="middle",
        font_size=f"{size * 1.25:g}", fill="#fff" if dark else INK, **look,
    )  # fmt: skip
    share = tag(
        "text", f"{round(chance * 100)} %", x=f"{x + size + 8:g}", y=f"{y + row * 0.2:g}",
        font_size=f"{row * 0.56:g}", fill=INK, **look,
    )  # fmt: skip
    return mark + letter + share

"""The figures that people place, 100 units to a side, with the foot at (50, 95).

Our own designs. A page sets ``color`` to the seat's colour. Round every figure run two rings: ink, then a
cream halo, so that it is found on any ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.art.svg.curves import Point, number
from rules.art.svg.ink import tag

INK, HALO = "var(--fig-line,#1d140b)", "var(--fig-halo,#fff9ea)"
CREAM, GOLD, FACE = "#fff9ea", "#f2c14b", "#f7dcb4"
# A page may set both: thicker where figures are small.
HALO_WIDTH, INK_WIDTH = "var(--fig-halo-width,13)", "var(--fig-ink-width,6)"
SHADE = "var(--fig-shade,.22)"  # stronger where the seat's colour is dark itself


@dataclass(frozen=True, kw_only=True)
class FigureArt:
    """One kind of figure.

    `silhouette` and `shade` (its right-hand side) are paths. `face` is the middle of a face, `extras` are
    more elements over the body. The seat's sign lies at `chest`. `body` is the colour of one that is
    nobody's; the others have that of their seat.
    """

    silhouette: str
    shade: str = ""
    face: Point | None = None
    extras: str = ""
    chest: Point = (50.0, 71.0)
    body: str = "currentColor"


def drawn_on(d: str, fill: str, width: float = 3.5) -> str:
    """Return an attribute of a figure: a filled path with an ink outline."""
    look = {"stroke": INK, "stroke_width": width, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return tag("path", d=d, fill=fill, **look)


def drawn(art: FigureArt) -> str:
    """Return the inside of a figure's symbol."""
    round_joins = {"stroke_linejoin": "round", "fill": "none"}
    parts = [
        tag("path", d=art.silhouette, stroke=HALO, stroke_width=HALO_WIDTH, **round_joins),
        tag(
            "path",
            d=art.silhouette,
            fill=art.body,
            stroke=INK,
            stroke_width=INK_WIDTH,
            stroke_linejoin="round",
        ),
    ]
    if art.shade:
        parts.append(tag("path", d=art.shade, fill="#000", fill_opacity=SHADE))
    if art.face:
        x, y = art.face
        parts.append(
            tag(
                "ellipse", cx=number(x), cy=number(y), rx=10, ry=11.5, fill=FACE, stroke=INK, stroke_width=3.5
            )
        )
    return "".join(parts) + art.extras


FOLLOWER: Final = FigureArt(
    silhouette=(
        "M50 9C62 9 71 18 71 31C71 37 69 42 66 46C81 53 89 68 91 87C91 92 88 95 84 95H16C12 95 9 92 9 87"
        "C11 68 19 53 34 46C31 42 29 37 29 31C29 18 38 9 50 9Z"
    ),
    shade=(
        "M58 11C66 14 71 21 71 31C71 37 69 42 66 46C81 53 89 68 91 87C91 92 88 95 84 95H64"
        "C70 78 68 58 58 48C64 42 65 20 58 11Z"
    ),
    face=(50, 31),
)

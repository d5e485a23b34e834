"""The drawings of the abbot and the gardens."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.figure import CREAM, FigureArt
from rules.art.svg.ink import shape, tag
from rules.art.tile.parts import Art, MarkArt

FIGURES = {
    "abbot": FigureArt(
        silhouette=(
            "M50 2C60 12 68 22 69 34C69 41 67 45 63 48C74 56 79 70 81 88C81 92 78 95 74 95H26"
            "C22 95 19 92 19 88"
            "C21 70 26 56 37 48C33 45 31 41 31 34C32 22 40 12 50 2Z"
        ),
        shade=(
            "M57 10C64 18 68 26 69 34C69 41 67 45 63 48C74 56 79 70 81 88C81 92 78 95 74 95H60"
            "C65 78 64 60 56 49C62 40 61 22 57 10Z"
        ),
        face=(50, 39),
        extras=tag("path", d="M50 10V25M43 17H57", stroke=CREAM, stroke_width=5, fill="none"),
        chest=(50.0, 73.0),
    ),
}


def garden(_says: str) -> str:
    """Four beds of flowers in a clipped hedge, a fountain in the middle."""
    frame = "M-10-8H10V8H-10Z"
    shadow = shape("M-8-6H13V11H-8Z", fill="shadow", fill_opacity=".22")
    hedge = shape(frame, fill="plaza", line="tree-lo", width=2.8) + shape(
        "M-10-8.600H10V7.400H-10Z", line="tree-hi", width=0.9
    )
    beds = (
        "M-7.600-5.800h5.400v4.400h-5.400zM2.200-5.800h5.400v4.400h-5.400z"
        "M-7.600 1.400h5.400v4.400h-5.400zM2.200 1.400h5.400v4.400h-5.400z"
    )
    dots = [
        (x + dx, y + dy)
        for x, y in ((-4.9, -3.6), (4.9, -3.6), (-4.9, 3.6), (4.9, 3.6))
        for dx, dy in ((-1.4, -0.9), (1.4, -0.8), (0, 1.1))
    ]
    flowers = "".join(
        shape("".join(circle(p, 0.9) for p in dots[nth::3]), fill=hue)
        for nth, hue in enumerate(("red", "white", "gold"))
    )
    fountain = shape(circle((0, 0), 2.6), fill="wall", line="wall-line", width=0.7) + shape(
        circle((0, 0), 1.5), fill="river"
    )
    return shadow + hedge + shape(beds, fill="tree") + flowers + fountain


ART = Art(
    figures=FIGURES,
    marks={"garden": MarkArt(draw=garden, where="figure", size=12.5, span=11.0)},
)

"""The drawings of the abbot and the gardens."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt

FIGURES = {
    "abbot": (
        (
            "M50 4L60 16C66 19 70 24 70 31C70 37 67 42 63 45C70 52 73 62 75 94H25"
            "C27 62 30 52 37 45C33 42 30 37 30 31C30 24 34 19 40 16Z"
        ),
        "M50 48C56 60 58 76 58 94H75C73 62 70 52 63 45C59 48 55 49 50 48Z",
        "M45 60H48V54H52V60H56V64H52V78H48V64H45Z",
    ),
}


def garden(_says: str) -> str:
    """Four beds of flowers in a clipped hedge, a fountain in the middle."""
    hedge = shape("M-9.4-7.4H9.4V7.4H-9.4Z", fill="yard", line="tree-line", width=2.4) + shape(
        "M-9.4-7.4H9.4V7.4H-9.4Z", line="tree-hi", width=1.1
    )
    beds = "M-7.2-5.4h5v4.2h-5zM2.2-5.4h5v4.2h-5zM-7.2 1.2h5v4.2h-5zM2.2 1.2h5v4.2h-5z"
    dots = [
        (x + dx, y + dy)
        for x, y in ((-4.7, -3.3), (4.7, -3.3), (-4.7, 3.3), (4.7, 3.3))
        for dx, dy in ((-1.3, -0.8), (1.3, -0.7), (0, 1))
    ]
    return (
        hedge
        + shape(beds, fill="tree")
        + shape("".join(circle(p, 0.85) for p in dots[::2]), fill="red")
        + shape("".join(circle(p, 0.85) for p in dots[1::2]), fill="gold")
        + shape(circle((0, 0), 2.2), fill="river", line="wall-line", width=0.7)
    )


ART = Art(
    figures=FIGURES,
    marks={"garden": MarkArt(draw=garden, where="figure", size=12.5, span=11.0)},
)

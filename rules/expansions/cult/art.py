"""The drawing of a shrine."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art


def shrine() -> str:
    """Return a round temple in a ring of standing stones."""
    stones = "".join(
        f"M{x - 1.4:.1f} {y - 1.8:.1f}h2.8v3.6h-2.8z"
        for x, y in ((0, -12), (8.5, -8.5), (12, 0), (8.5, 8.5), (0, 12), (-8.5, 8.5), (-12, 0), (-8.5, -8.5))
    )
    parts = shape(circle((0, 0), 16), fill="plaza", line="ash", width=0.9, stroke_dasharray="3 2")
    parts += shape(stones, fill="wall-lo", line="wall-line", width=0.7)
    parts += shape(circle((0, 0), 7.6), fill="violet", line="line", width=1)
    parts += shape(
        "M0 0L-7.6 0A7.6 7.6 0 0 1 0-7.6ZM0 0L7.6 0A7.6 7.6 0 0 1 0 7.6Z", fill="white", fill_opacity=".28"
    )
    return parts + shape(circle((0, 0), 2), fill="gold", line="line", width=0.6)


ART = Art(
    buildings={"shrine": shrine},
    example=Example(
        tiles=(
            ("BA/RFr", -1, -1, 0),
            ("BA/RFr", 0, -1, 0),
            ("BA/RFr", 1, -1, 0),
            ("BA/RFr", -1, 0, 0),
            ("CU/SRFR", 0, 0, 90),
            ("BA/LR", 1, 0, 90),
            ("BA/RFr", -1, 1, 0),
            ("BA/RFr", 0, 1, 0),
            ("BA/RFr", 1, 1, 0),
        ),
        pieces=((0, "meeple", 0, 0, "shrine"), (1, "meeple", 1, 0, "monastery")),
    ),
)

"""Points on which editions or tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import Option

DRAWBRIDGES: Final = (
    Option(
        "drawbridge.tie",
        "In a tie for a completed road nobody may use its drawbridges, or each of the tied players may.",
        ("nobody", "each-tied"),
        "nobody",
        ("DRAW-20", "DRAW-22"),
    ),
)

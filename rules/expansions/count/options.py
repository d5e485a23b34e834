"""Points on which tables and editions differ: the start tile of the base set, and the last way out."""

from __future__ import annotations

from typing import Final

from rules.setup.options import Option

COUNT: Final = (
    Option(
        "count.base_start",
        "What becomes of the base game's start tile: it stays in the box, or it is mixed into the stack.",
        ("box", "mixed"),
        "box",
        ("COUNT-2",),
    ),
    Option(
        "count.final",
        "Where followers may go who leave the City of Carcassonne before the final scoring: from every "
        "quarter to unfinished features and fields, or from the market to fields only.",
        ("all-quarters", "market"),
        {"hig-2010": "all-quarters", "zmg-2014": "all-quarters", "new-2018": "market"},
        ("COUNT-33",),
    ),
)

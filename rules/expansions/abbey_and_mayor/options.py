"""Points on which editions or tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import Option

WAGONS: Final = (
    Option(
        "wagon.move",
        "Where a wagon may go on to when its feature is scored: to what is connected with that, "
        "or to anything on its tile and the eight around it.",
        ("connected", "nearby"),
        {"hig-2010": "connected", "zmg-2014": "connected", "new-2018": "nearby"},
        ("WAGON-6", "WAGON-20"),
    ),
)

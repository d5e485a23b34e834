"""Points on which editions or tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import Option

BUILDERS: Final = (
    Option(
        "bazaar.builder_turn",
        "A bazaar tile that earns a double turn: the second tile comes after the bazaar, or before the "
        "tiles of the bazaar are turned up.",
        ("after", "before"),
        "after",
        ("X8-BUILDER-2", "X8-BUILDER-3"),
        needs={"x8.bazaars": ("on",)},
    ),
)

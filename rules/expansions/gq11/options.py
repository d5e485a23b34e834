"""The point on which tables differ: whether the pigs on a tile are a herd."""

from __future__ import annotations

from typing import Final

from rules.setup.options import YES_NO, Option

HERD: Final = (
    Option(
        "gq11.herd",
        "Whether the pigs on the tile that is all field are a herd, which makes its field worth 1 point "
        "more for each city.",
        YES_NO,
        "yes",
        ("GQ-2",),
        needs={"farm.enabled": ("yes",)},
    ),
)

"""The point on which tables differ: what becomes of the monasteries of the base game."""

from __future__ import annotations

from typing import Final

from rules.setup.options import Option

BASE: Final = (
    Option(
        "monasteries.base",
        "Whether the six monasteries of the base game leave the game for the new ones, or stay in it.",
        ("replace", "keep"),
        "replace",
        ("MONAS-2",),
    ),
)

"""Mayors beside castles (MAYOR-9)."""

from __future__ import annotations

from typing import Final

# For each kind of feature that only the other expansion makes: the clause that keeps a mayor off it.
REFUSED_BY: Final = {"castle": "MAYOR-9"}

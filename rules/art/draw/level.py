"""Levels of detail: what a drawing shows depends on how large a tile is on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """Sizes in tile units. `fine` says whether merlons, ruts, waves, windows and small trees are drawn."""

    name: str
    house: float  # the scale of houses
    row: float  # between rows of houses
    front: float  # height of a house's front, at scale 1
    roof: float  # and of its roof
    wall: float  # thickness
    road: float  # width
    marks: float  # the scale of marks
    fine: bool


NEAR: Final = Level("near", 1.36, 14.2, 4.2, 6.6, 4.2, 9.4, 1.0, True)  # 120 pixels a tile side and more
MIDDLE: Final = Level("middle", 1.62, 16.6, 4.2, 6.6, 4.6, 9.8, 1.1, True)  # 60 to 119
FAR: Final = Level("far", 2.3, 25.0, 2.6, 7.2, 6.4, 13.0, 1.7, False)  # below 60
LEVELS: Final = {level.name: level for level in (NEAR, MIDDLE, FAR)}

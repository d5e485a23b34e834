"""Monasteries of a region: a flag on the church."""

from __future__ import annotations

from rules.art.svg.ink import shape
from rules.art.tile.parts import Art


def flag() -> str:
    return shape("M-9-3v-12l8 2.6l-8 2.8", fill="violet", line="line", width=0.8)


ART = Art(flags={"regional": flag})

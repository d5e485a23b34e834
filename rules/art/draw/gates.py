"""Draws gates upright: two round towers with slate cones, and an arch if the gate faces south."""

from __future__ import annotations

from rules.art.draw.level import Level
from rules.art.draw.walls import Shaft, cones, round_bodies
from rules.art.svg.curves import path
from rules.art.svg.ink import shape
from rules.art.tile.plan import Gate

APART = 7.2  # of each tower from the middle of the gate
RADIUS = 2.9
SHAFT, ROOF = 10.5, 8.0  # heights
SOUTH = 0.3  # how far a gate must look south to show its arch


def gates(found: list[Gate], level: Level) -> str:
    """Draw all gates of a tile: the walls with their arches, then the towers from north to south."""
    if not found:
        return ""
    grown = 1.0 if level.fine else 1.35
    seen = [gate for gate in found if gate.out[1] > SOUTH]
    shafts = sorted((shaft for gate in found for shaft in _shafts(gate, grown)), key=lambda it: it[0][1])
    slits = "".join(path("M# #h1.2v2.6h-1.2Z", x - 0.6, y - high * 0.55) for (x, y), _, high in shafts)
    return (
        shape("".join(_house(gate, grown) for gate in seen), fill="wall", line="wall-line", width=0.8)
        + shape("".join(_door(gate) for gate in seen), fill="line")
        + round_bodies(shafts)
        + shape(slits, fill="wall-line")
        + cones(shafts, ROOF * grown)
    )


def _shafts(it: Gate, grown: float) -> list[Shaft]:
    (x, y), (u, v) = it.at, it.out
    return [((x + s * APART * -v, y + s * APART * u), RADIUS * grown, SHAFT * grown) for s in (1, -1)]


def _house(it: Gate, grown: float) -> str:
    x, y = it.at
    wide, high = 4.4 * grown, 8.6 * grown
    return path("M# #V#H#V#Z", x - wide, y + 1, y - high, x + wide, y + 1)


def _door(it: Gate) -> str:
    x, y = it.at
    return path("M# #V#A3 3 0 0 1 # #V#Z", x - 3, y + 1.2, y - 3.6, x + 3, y - 3.6, y + 1.2)

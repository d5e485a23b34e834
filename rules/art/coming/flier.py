"""The Flier: a flying machine with its direction."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt


def flying_machine(says: str) -> str:
    """Return the sign of the flying machine."""
    turn = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}.get(says, 0)
    craft = shape(
        "M0-6.4L1.4-1H6.2V1.4L1.2 1.6L.8 4.2L2.6 5.6H-2.6L-.8 4.2L-1.2 1.6L-6.2 1.4V-1H-1.4Z",
        fill="red",
        line="line",
        width=0.7,
    )
    return disc(place((0, 0), craft, turn))


ART = Art(marks={"flying-machine": MarkArt(draw=flying_machine, where="anywhere", says="flight")})

"""The drawings of drawbridges: down at their gates, and raised."""

from __future__ import annotations

from rules.art.svg.ink import ink, shape, tag
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, TileArt


def drawbridge_down() -> str:
    """Return a bridge over the moat of a gate that looks east."""
    moat = tag(
        "path",
        d="M2-9C6-5 6 5 2 9L7 9C12 5 12-5 7-9Z",
        fill=ink("river"),
        stroke=ink("river-edge"),
        stroke_width=".8",
    )
    deck = shape("M0-4.6H11.5V4.6H0Z", fill="wood", line="wood-lo", width=1)
    planks = shape("M2.6-4.4V4.4M5.2-4.4V4.4M7.8-4.4V4.4", line="wood-lo", width=0.7)
    return moat + deck + planks + shape("M-1-5.6L11-5M-1 5.6L11 5", line="line", width=0.7)


def drawbridge_up() -> str:
    """Return the raised bridge, drawn over the gate: the moat open, the bridge against the gate.

    The gate is at (50, 50) and looks east.
    """
    moat = shape("M51 42.6H63.4C62 46 62 54 63.4 57.4H51Z", fill="river", line="river-edge", width=0.8)
    waves = shape("M55 45.5q1.8-1.2 3.6 0M56.4 53q1.8-1.2 3.6 0", line="river-hi", width=0.9)
    raised = shape("M50 43.6H54.6V56.4H50Z", fill="wood", line="line", width=1.1)
    planks = shape("M50.6 46.8H54M50.6 50H54M50.6 53.2H54", line="wood-lo", width=0.9)
    chains = shape("M46 44.4L50 45.2M46 55.6L50 54.8", line="line", width=0.9)
    return moat + waves + raised + planks + chains


ART = Art(
    symbols={"mark-drawbridge-up": drawbridge_up},
    gates={"drawbridges": drawbridge_down},
    tiles={"DB/CCR.d": TileArt(hub=(54, 50)), "DB/RCC.d": TileArt(hub=(50, 54))},
    example=Example(
        tiles=(("BA/Cc.1", 0, 0, 90), ("DB/CFR.d", 1, 0, 270), ("BA/RRR", 2, 0, 0)),
        pieces=((0, "meeple", 1, 0, "road@E"), (1, "meeple", 0, 0, "city@E")),
    ),
)

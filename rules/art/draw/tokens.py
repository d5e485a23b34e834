"""Symbols that lie on the board besides the tiles: bridges, castles, raised drawbridges, tiles' backs."""

from __future__ import annotations

from rules.art.svg.ink import ink, shape, tag
from rules.art.tile.outline import circle


def bridge() -> str:
    """A wooden bridge from west to east, across a whole tile; turn it for north to south."""
    planks = "".join(f"M{x} 41V59" for x in range(5, 100, 6))
    deck = shape(
        "M-1 41.5C25 39 75 39 101 41.5V58.5C75 61 25 61-1 58.5Z", fill="wood", line="line", width=1.2
    )
    rails = "M-1 41.5C25 39 75 39 101 41.5M-1 58.5C25 61 75 61 101 58.5"
    posts = "".join(f"M{x - 2.4} {y - 2.4}h4.8v4.8h-4.8z" for x in (4, 35, 65, 96) for y in (40.6, 59.4))
    return (
        deck
        + shape(planks, line="wood-lo", width=1)
        + shape(rails, line="wood-lo", width=3)
        + shape(rails, line="wood", width=1.6)
        + shape(posts, fill="wood", line="line", width=0.9)
    )


def castle() -> str:
    """A castle seen from above: four round towers, a keep with a banner."""
    wall = shape("M28 28H72V72H28Z", fill="wall", line="wall-line", width=2.4) + shape(
        "M35 35H65V65H35Z", fill="town", line="wall-line", width=1.2
    )
    corners = ((28, 28), (72, 28), (72, 72), (28, 72))
    towers = shape(
        "".join(circle(p, 9.5) for p in corners), fill="wall", line="wall-line", width=1.8
    ) + shape("".join(circle(p, 6) for p in corners), fill="slate", line="wall-line", width=0.9)
    keep = shape("M41 41H59V59H41Z", fill="slate", line="wall-line", width=1.4) + shape(
        "M50 50L59 41V59L41 59Z", fill="slate-lo"
    )
    flag = shape("M50 50V22L66 27.5L50 33", fill="red", line="line", width=1.4, stroke_linejoin="round")
    return wall + towers + keep + flag


def back() -> str:
    """The back of a tile: a bastide from above, blocks of houses round courtyards and a market square."""
    ground = tag("rect", width=100, height=100, fill=ink("road"))
    frame = shape("M4 4H96V96H4Z", line="wall-line", width=2.4) + shape(
        "M8 8H92V92H8Z", line="road-line", width=0.8
    )
    cells = [(x, y) for x in (14, 40, 66) for y in (14, 40, 66) if (x, y) != (40, 40)]
    blocks = "".join(f"M{x} {y}h20v20h-20z" for x, y in cells)
    shade = "".join(f"M{x + 20} {y}v20h-20l6-6h8v-8z" for x, y in cells)
    courts = "".join(f"M{x + 6} {y + 6}h8v8h-8z" for x, y in cells)
    hips = "".join(
        f"M{x} {y}l6 6M{x + 20} {y}l-6 6M{x} {y + 20}l6-6M{x + 20} {y + 20}l-6-6" for x, y in cells
    )
    town = shape(blocks, fill="roof-1", line="wall-line", width=1.2) + shape(shade, fill="roof-1-lo")
    town += shape(hips, line="wall-line", width=0.8) + shape(
        courts, fill="field-lo", line="wall-line", width=0.8
    )
    market = shape("M41 41h18v18h-18z", fill="yard", line="road-line", width=1)
    hall = shape("M45 45h10v10h-10z", fill="slate", line="wall-line", width=1) + shape(
        "M50 50l5-5v10l-10 0z", fill="slate-lo"
    )
    return (
        ground
        + frame
        + town
        + market
        + hall
        + shape(circle((50, 50), 1.6), fill="gold", line="wall-line", width=0.6)
    )


def drawbridge_up() -> str:
    """Laid over the gate of a tile, whose bridge is drawn down: the moat open, the bridge against the gate.

    The gate is at (50, 50) and looks east.
    """
    moat = shape("M51 42.6H63.4C62 46 62 54 63.4 57.4H51Z", fill="river", line="river-line", width=0.8)
    waves = shape("M55 45.5q1.8-1.2 3.6 0M56.4 53q1.8-1.2 3.6 0", line="river-hi", width=0.9)
    raised = shape("M50 43.6H54.6V56.4H50Z", fill="wood", line="line", width=1.1)
    planks = shape("M50.6 46.8H54M50.6 50H54M50.6 53.2H54", line="wood-lo", width=0.9)
    chains = shape("M46 44.4L50 45.2M46 55.6L50 54.8", line="line", width=0.9)
    return moat + waves + raised + planks + chains


def tokens() -> str:
    """The symbols ``mark-bridge``, ``mark-castle``, ``mark-drawbridge-up`` and ``tile-back``."""
    found = {
        "mark-bridge": bridge(),
        "mark-castle": castle(),
        "mark-drawbridge-up": drawbridge_up(),
        "tile-back": back(),
    }
    return "".join(tag("symbol", inner, id=name, viewBox="0 0 100 100") for name, inner in found.items())

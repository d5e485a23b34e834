"""The small signs on tiles: shields, goods, inns, stalls and gardens, each drawn round the origin."""

from __future__ import annotations

from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.outline import circle

SHIELD = "M-6.4-7.4H6.4V.6C6.4 5 3.4 7.4 0 9C-3.4 7.4-6.4 5-6.4.6Z"


def pennant() -> str:
    """A heraldic shield: blue, with a pale chevron and two bezants."""
    field = shape(SHIELD, fill="shield", line="line", width=1.1)
    chevron = shape("M-5.8 2.6L0-3L5.8 2.6V-.6L0-6.2L-5.8-.6Z", fill="shield-hi")
    return (
        field
        + chevron
        + shape(circle((0, 4.4), 1.7), fill="gold")
        + shape(SHIELD, line="shield-hi", width=0.5, transform="scale(.84)")
    )


def disc(inner: str, radius: float = 7.4) -> str:
    """A parchment medallion that carries a sign."""
    return shape(circle((0, 0), radius), fill="paper", line="line", width=1) + inner


def goods(says: str) -> str:
    if says == "wine":
        grapes = [(-2.2, -1.4), (0, -1.4), (2.2, -1.4), (-1.1, 0.8), (1.1, 0.8), (0, 3)]
        return disc(
            shape("M0-3C.4-5 2-5.6 3.4-5.2", line="green", width=1.2)
            + shape("".join(circle(p, 1.55) for p in grapes), fill="violet", line="line", width=0.4)
        )
    if says == "grain":
        stalk = shape(
            "M0 5.4V-4M-2.6 5.2C-2.2 2-2 0-3.6-3.4M2.6 5.2C2.2 2 2 0 3.6-3.4", line="wood-lo", width=0.8
        )
        ears = "".join(
            f"M{x} {y}q-1.7-1.6 0-3.4q1.7 1.8 0 3.4"
            for x, y in ((0, -2), (-1, 0.2), (1, 0.2), (-3.6, -2), (3.6, -2), (-4, 0.4), (4, 0.4))
        )
        return disc(
            stalk
            + shape(ears, fill="gold", line="wood-lo", width=0.4)
            + shape("M-2.6 2.6H2.6", line="red", width=1.4)
        )
    bolt = shape("M-4.6-3.2H3.2V3.6H-4.6Z", fill="red", line="line", width=0.7)
    roll = shape("M3.2-3.2A1.8 3.4 0 0 1 3.2 3.6A1.8 3.4 0 0 1 3.2-3.2", fill="white", line="line", width=0.7)
    return disc(bolt + roll + shape("M-4.6-.9H1.8M-4.6 1.4H1.8", line="gold", width=0.7))


def inn() -> str:
    """An inn by its pond."""
    pond = shape(
        "M-8.6 3.4C-9 .2-4-.6-.4.6S8.4 2.4 7.8 5.6S-8.2 8-8.6 3.4Z",
        fill="river",
        line="river-line",
        width=0.9,
    )
    waves = shape("M-5.4 3.6q1.4-1 2.8 0M0 5q1.4-1 2.8 0", line="river-hi", width=0.8)
    house = shape("M-3.8-7.6H6.4V-.4H-3.8Z", fill="roof-1", line="wall-line", width=0.9) + shape(
        "M-3.8-4H6.4V-.4H-3.8Z", fill="roof-1-lo"
    )
    sign = shape("M-6.6 1V-7M-6.6-6.6H-4", line="wood-lo", width=0.9) + shape(
        circle((-6.8, -4.2), 1.7), fill="gold", line="line", width=0.5
    )
    return pond + waves + house + sign


def garden() -> str:
    """Four beds of flowers in a clipped hedge, a fountain in the middle."""
    hedge = shape("M-9.4-7.4H9.4V7.4H-9.4Z", fill="yard", line="tree-line", width=2.4) + shape(
        "M-9.4-7.4H9.4V7.4H-9.4Z", line="tree-hi", width=1.1
    )
    beds = "M-7.2-5.4h5v4.2h-5zM2.2-5.4h5v4.2h-5zM-7.2 1.2h5v4.2h-5zM2.2 1.2h5v4.2h-5z"
    dots = [
        (x + dx, y + dy)
        for x, y in ((-4.7, -3.3), (4.7, -3.3), (-4.7, 3.3), (4.7, 3.3))
        for dx, dy in ((-1.3, -0.8), (1.3, -0.7), (0, 1))
    ]
    return (
        hedge
        + shape(beds, fill="tree")
        + shape("".join(circle(p, 0.85) for p in dots[::2]), fill="red")
        + shape("".join(circle(p, 0.85) for p in dots[1::2]), fill="gold")
        + shape(circle((0, 0), 2.2), fill="river", line="wall-line", width=0.7)
    )


def bazaar() -> str:
    """A market square with four stalls under striped awnings."""
    parts = [shape("M-13-13H13V13H-13Z", fill="road", line="road-line", width=1.4)]
    for (x, y), hue in zip(
        ((-6, -5.8), (6, -5.8), (-6, 5.8), (6, 5.8)), ("red", "shield", "green", "violet"), strict=True
    ):
        stripes = "M-5-3.6h2v7.2h-2zM-1-3.6h2v7.2h-2zM3-3.6h2v7.2h-2z"
        awning = shape("M-5-3.6H5V3.6H-5Z", fill="white") + shape(stripes, fill=hue)
        parts.append(place((x, y), awning + shape("M-5-3.6H5V3.6H-5Z", line="wall-line", width=0.9)))
    return "".join(parts)


def princess() -> str:
    hair = shape("M-3.8 4.8C-5-2-3.6-5 0-5S5-2 3.8 4.8Z", fill="gold", line="line", width=0.6)
    face = shape(circle((0, -0.6), 2.6), fill="white", line="line", width=0.4)
    return disc(
        hair
        + face
        + shape(
            "M-3.2-3.6L-3.6-6.4L-1.6-4.8L0-7L1.6-4.8L3.6-6.4L3.2-3.6Z", fill="red", line="line", width=0.5
        )
    )


def besieged() -> str:
    """Tents before the wall and crossed arrows: a besieged city."""
    return disc(
        shape("M-5.4-5.4L5.4 5.4M5.4-5.4L-5.4 5.4", line="line", width=1.2)
        + shape("M-6-6l3.4.6l-2.8 2.8zM6-6l-3.4.6l2.8 2.8z", fill="red")
        + shape("M3.6 5.6h2.4v-2.4M-3.6 5.6h-2.4v-2.4", line="red", width=1.1)
    )


def pig_herd() -> str:
    pig = (
        "M-5 .6C-5-2.6-2-3.4.6-3.2C2-4.6 3.4-4.2 3.6-2.8C5-2.4 5.2-1 6 -.6C6.4.8 5 1.4 4 1.6"
        "L3.4 4H2L1.6 2.6H-2.2L-2.6 4H-4L-4.2 2C-4.8 1.8-5 1.2-5 .6Z"
    )
    return disc(shape(pig, fill="roof-2", line="line", width=0.7))

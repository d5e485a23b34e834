"""The signs of the other expansions: dragons, towers, vineyards, a circus, each drawn round the origin."""

from __future__ import annotations

from math import cos, pi, sin

from rules.art.draw.glyphs import disc
from rules.art.svg.curves import Point, pair
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.outline import circle


def polar(radius: float, share: float) -> Point:
    """The point on a circle round the origin at this share of a full turn."""
    return radius * cos(2 * pi * share), radius * sin(2 * pi * share)


def dragon() -> str:
    body = "M-5 4C-6-1-2-1 0 1S5 2 4.4-1.4L6-1.8L3.6-5.4C.8-5 1.2-2.6 2.4-1.6C2.6.6 .8.2-.6-1.4S-7-2.4-5 4Z"
    return disc(
        shape(body, fill="green", line="line", width=0.7)
        + shape("M-1-2L-4.4-6L1.2-3.4Z", fill="red", line="line", width=0.5)
    )


def volcano() -> str:
    cone = shape("M-13 8C-9 6-7-2-4-7H4C7-2 9 6 13 8C7 11-7 11-13 8Z", fill="ash", line="line", width=1)
    lava = shape(
        "M-4-7C-1.4-5 1.6-5 4-7C4.4-3 6 0 4.6 3C3 1.6 2.6-1 1-1S-.6 5-2.4 5.4C-4 2-4.6-3-4-7Z", fill="red"
    )
    return (
        cone
        + lava
        + shape("M-3-8.6C-5-11-1-12.6.4-10.8C2-13.4 6-11.4 3.4-8.6Z", fill="paper", line="line", width=0.6)
    )


def portal() -> str:
    return disc(
        shape("M-4 5V-1A4 4.4 0 0 1 4-1V5Z", fill="violet", line="line", width=1)
        + shape("M0-2.4l1 2.2l2.2.2l-1.7 1.5l.5 2.3l-2-1.2l-2 1.2l.5-2.3l-1.7-1.5l2.2-.2z", fill="gold")
    )


def tower() -> str:
    """The round foundation of a tower."""
    stones = "".join(f"M{pair(polar(5.2, k / 8))}L{pair(polar(8.4, k / 8))}" for k in range(8))
    return (
        shape(circle((0, 0), 8.6), fill="wall-lo", line="wall-line", width=1.1)
        + shape(stones, line="wall-line", width=0.8)
        + shape(circle((0, 0), 5), fill="ash", line="wall-line", width=0.9)
    )


def hill() -> str:
    rings = shape("M-10 5C-12-4-2-9 4-7S13 4 8 7S-9 10-10 5Z", fill="field-hi", line="furrow", width=1)
    return rings + shape("M-5 3C-6-2 0-5 3-4S8 2 5 4S-4 6-5 3Z", fill="straw", line="furrow", width=1)


def vineyard() -> str:
    rows = "".join(f"M-8 {y}H8" for y in (-6, -2, 2, 6))
    dots = "".join(circle((x, y), 1.1) for y in (-6, -2, 2, 6) for x in (-6, -2, 2, 6))
    return (
        shape("M-9.4-8.4H9.4V8.4H-9.4Z", fill="straw", line="wood-lo", width=0.8)
        + shape(rows, line="green", width=2.4, stroke_linecap="round")
        + shape(dots, fill="violet")
    )


def gold() -> str:
    bar = "M-6 3L-4.4-1H.6L2.2 3Z"
    return disc(
        shape(bar + "M-1.6 3.4L0-.4H5L6.4 3.4Z", fill="gold", line="wood-lo", width=0.7)
        + shape("M-3-1.4L-1.4-5H3L4.4-1.4Z", fill="gold", line="wood-lo", width=0.7)
    )


def mage() -> str:
    return disc(
        shape("M-4.6 4.4L0-6L4.6 4.4Z", fill="violet", line="line", width=0.7)
        + shape("M-6 4.6Q0 2.4 6 4.6Q0 7-6 4.6Z", fill="shield", line="line", width=0.6)
        + shape(circle((0, 0.6), 1.2), fill="gold")
    )


def corn_circle(says: str) -> str:
    """Rings pressed into ripe corn; the sign in the middle tells which kind of feature it is for."""
    rings = shape(circle((0, 0), 12), fill="straw", line="furrow", width=1) + shape(
        circle((0, 0), 8.6), line="wood", width=1.2
    )
    signs = {
        "city": "M-4 3.4V-3.4H-2V-1.4H-1V-3.4H1V-1.4H2V-3.4H4V3.4Z",
        "road": "M-1.6 4.4L-1-4.4H1L1.6 4.4Z",
        "field": "M0-4.4L4.4 3.4H-4.4Z",
    }
    hue = {"city": "roof-1", "road": "road", "field": "green"}
    return rings + shape(signs.get(says, signs["field"]), fill=hue.get(says, "green"), line="line", width=0.8)


def circus() -> str:
    """A big top seen from above."""
    wedge = "".join(
        f"M0 0L{pair(polar(14, k / 12))}A14 14 0 0 1 {pair(polar(14, (k + 1) / 12))}Z"
        for k in range(0, 12, 2)
    )
    return (
        shape(circle((0, 0), 19.6), fill="straw", line="furrow", width=1)
        + shape(circle((0, 0), 14), fill="white", line="line", width=1)
        + shape(wedge, fill="red")
        + shape(circle((0, 0), 14), line="line", width=1)
        + shape(circle((0, 0), 2), fill="gold", line="line", width=0.6)
    )


def acrobats() -> str:
    return (
        shape(circle((0, 0), 12.4), fill="straw", line="furrow", width=1)
        + shape(circle((0, 0), 8.6), fill="red", line="line", width=0.9)
        + shape(circle((0, 0), 5.4), fill="white")
        + shape("M0-4l1.2 2.7l3 .3l-2.3 2l.7 2.9l-2.6-1.6l-2.6 1.6l.7-2.9l-2.3-2l3-.3z", fill="shield")
    )


def lake() -> str:
    return shape(
        "M-14 1C-15-9-5-14 3-13S16-4 13 4S4 14-4 13S-13 9-14 1Z", fill="river", line="river-line", width=1.1
    ) + shape("M-7-3q2-1.6 4 0t4 0M-2 5q2-1.6 4 0t4 0", line="river-hi", width=1)


def spring() -> str:
    """Rocks on the far side of the pool a river rises from."""
    rocks = [(polar(7.6, k / 12), 2.2 + k % 3 * 0.4) for k in range(4, 9)]
    stones = "".join(circle(p, r) for p, r in rocks)
    waves = shape("M-3-1q1.4-1 2.8 0M-1 2.6q1.4-1 2.8 0", line="river-hi", width=0.9)
    return shape(stones, fill="wall-lo", line="ash", width=0.9) + waves


def well() -> str:
    """A stone ring round the water, and a beam with a bucket across it."""
    ring = shape(circle((0, 0), 6.7), fill="wall", line="line", width=1.1)
    water = shape(circle((0, 0), 4.5), fill="river", line="river-line", width=1)
    ends = shape(circle((-6.4, 0), 1.3) + circle((6.4, 0), 1.3), fill="wood", line="line", width=0.7)
    beam = shape("M-6.4-.7H6.4V.7H-6.4Z", fill="wood", line="line", width=0.6)
    bucket = shape(circle((0, 0), 1.7), fill="wood-lo", line="line", width=0.7)
    return ring + water + place((0, 0), beam + ends + bucket, 45)


def flying_machine(says: str) -> str:
    turn = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}.get(says, 0)
    craft = shape(
        "M0-6.4L1.4-1H6.2V1.4L1.2 1.6L.8 4.2L2.6 5.6H-2.6L-.8 4.2L-1.2 1.6L-6.2 1.4V-1H-1.4Z",
        fill="red",
        line="line",
        width=0.7,
    )
    return disc(place((0, 0), craft, turn))

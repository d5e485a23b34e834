"""What several signs on tiles share: a medallion, water and a well, each drawn round the origin."""

from __future__ import annotations

from rules.art.svg.curves import circle, polar
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape


def disc(inner: str, radius: float = 7.4) -> str:
    """Return a parchment medallion that carries a sign."""
    return shape(circle((0, 0), radius), fill="paper", line="line", width=1) + inner


def lake() -> str:
    return shape(
        "M-14 1C-15-9-5-14 3-13S16-4 13 4S4 14-4 13S-13 9-14 1Z", fill="river", line="river-edge", width=1.1
    ) + shape("M-7-3q2-1.6 4 0t4 0M-2 5q2-1.6 4 0t4 0", line="river-hi", width=1)


def spring() -> str:
    """Return rocks on the far side of the pool a river rises from."""
    rocks = [(polar(7.6, k / 12), 2.2 + k % 3 * 0.4) for k in range(4, 9)]
    stones = "".join(circle(p, r) for p, r in rocks)
    waves = shape("M-3-1q1.4-1 2.8 0M-1 2.6q1.4-1 2.8 0", line="river-hi", width=0.9)
    return shape(stones, fill="wall-lo", line="ash", width=0.9) + waves


def well() -> str:
    """Return a stone ring round the water, and a beam with a bucket across it."""
    ring = shape(circle((0, 0), 6.7), fill="wall", line="line", width=1.1)
    water = shape(circle((0, 0), 4.5), fill="river", line="river-edge", width=1)
    ends = shape(circle((-6.4, 0), 1.3) + circle((6.4, 0), 1.3), fill="wood", line="line", width=0.7)
    beam = shape("M-6.4-.7H6.4V.7H-6.4Z", fill="wood", line="line", width=0.6)
    bucket = shape(circle((0, 0), 1.7), fill="wood-lo", line="line", width=0.7)
    return ring + water + place((0, 0), beam + ends + bucket, 45)

"""The land under all tiles: one pattern in the world's units, so that nothing repeats with the tiles."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from rules.art.svg.curves import Point, number, path
from rules.art.svg.ink import ink, shape, tag

WIDE, HIGH = 730, 610  # no multiple of a tile's side
PARCELS = (("wheat", "wheat-lo"), ("crop", "crop-lo"), ("fallow", "fallow-lo"))


def patterns() -> str:
    """Return the patterns that drawings share: the meadow of the world, and the pebbles of towns."""
    meadow = tag("pattern", _land(), id="a-meadow", width=WIDE, height=HIGH, patternUnits="userSpaceOnUse")
    stones = tag("pattern", _pebbles(), id="a-town", width=40, height=40, patternUnits="userSpaceOnUse")
    return meadow + stones


def _land() -> str:
    rng = Random("meadow")
    base = tag("rect", width=WIDE, height=HIGH, fill=ink("field"))
    return base + _blobs(rng) + _parcels(rng) + _tufts(rng) + _flowers(rng)


def _everywhere(at: Point, reach: float) -> list[Point]:
    """Return the point, and its copies beyond the pattern's edges where its drawing reaches over them."""
    xs = [at[0]] + [at[0] + s for s in (-WIDE, WIDE) if -reach < at[0] + s < WIDE + reach]
    ys = [at[1]] + [at[1] + s for s in (-HIGH, HIGH) if -reach < at[1] + s < HIGH + reach]
    return [(x, y) for x in xs for y in ys]


def _blobs(rng: Random) -> str:
    found: dict[str, list[str]] = {}
    for _ in range(26):
        hue, size = rng.choice(("field2", "field3", "field4")), rng.uniform(34, 80)
        for x, y in _everywhere((rng.uniform(0, WIDE), rng.uniform(0, HIGH)), size):
            d = path("M# #c0 # # #", x - size, y, -size * 0.8, size * 1.8, -size * 0.9)
            d += path(" # #s# #", size * 2, -size * 0.1, -size * 1.7, size * 0.9)
            found.setdefault(hue, []).append(f"{d} {number(-size * 2)} {number(size * 0.1)}Z")
    return "".join(shape("".join(d), fill=hue, fill_opacity=".5") for hue, d in found.items())


def _parcels(rng: Random) -> str:
    parts = []
    for nth in range(22):
        hue, low = PARCELS[nth % 3]
        at, tilt = (rng.uniform(0, WIDE), rng.uniform(0, HIGH)), rng.uniform(-28, 28)
        wide, high = rng.uniform(26, 44), rng.uniform(18, 28)
        for x, y in _everywhere(at, 60):
            parts.append(_parcel((x, y), tilt, wide, high, hue, low, hedge=nth % 2 == 0))
    return "".join(parts)


def _parcel(at: Point, tilt: float, wide: float, high: float, hue: str, low: str, *, hedge: bool) -> str:
    u = (cos(radians(tilt)), sin(radians(tilt)))

    def p(a: float, b: float) -> str:
        return path("# #", at[0] + a * u[0] - b * u[1], at[1] + a * u[1] + b * u[0])

    w, h = wide / 2, high / 2
    area = shape(f"M{p(-w, -h)}L{p(w, -h)}L{p(w, h)}L{p(-w, h)}Z", fill=hue, fill_opacity=".85")
    count = int(high / 4)
    furrows = [(k + 0.5) * high / count - h for k in range(count)]
    rows = "".join(f"M{p(1.5 - w, y)}L{p(w - 1.5, y)}" for y in furrows)
    drawn = area + shape(rows, line=low, width=1.3, stroke_opacity=".75")
    if hedge:
        bushes = f"M{p(-w, h + 1.6)}L{p(w, h + 1.6)}"
        drawn += shape(bushes, line="tree-hi", width=3, stroke_dasharray=".1 3.6", stroke_linecap="round")
    return drawn


def _tufts(rng: Random) -> str:
    d = "".join(
        path("M# #l1 1.8l1-1.8", rng.uniform(2, WIDE - 4), rng.uniform(3, HIGH - 1)) for _ in range(420)
    )
    return shape(d, line="furrow", width=0.7, stroke_linejoin="round")


def _flowers(rng: Random) -> str:
    found = []
    for _ in range(34):
        x, y = rng.uniform(6, WIDE - 6), rng.uniform(6, HIGH - 6)
        found += [
            path("M# #h.01", x + rng.uniform(-4, 4), y + rng.uniform(-3, 3)) for _ in range(rng.randint(3, 6))
        ]
    return shape("".join(found), line="flower", width=1.2, stroke_linecap="round")


def _pebbles() -> str:
    rng = Random("pebbles")
    dots = "".join(
        path("M# #h#", rng.uniform(1, 38), rng.uniform(1, 39), rng.uniform(0.4, 1.4)) for _ in range(26)
    )
    return tag("rect", width=40, height=40, fill=ink("town")) + shape(
        dots, line="plaza", width=1.1, stroke_linecap="round", stroke_opacity=".55"
    )

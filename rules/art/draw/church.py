"""Draws monasteries and shrines from above, and what other churches are made of."""

from __future__ import annotations

from random import Random

from rules.art.svg.curves import Point, circle
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape


def cross_roof(long: float, arm: float, wide: float, light: str, dark: str) -> str:
    """A church roof in the shape of a cross, nave from west to east; light slopes north and west."""
    w = wide / 2
    body = f"M{-long} {-w}H{-w}V{-arm}H{w}V{-w}H{long * 0.62:.1f}V{w}H{w}V{arm}H{-w}V{w}H{-long}Z"
    shade = f"M{-long} 0H{long * 0.62:.1f}V{w}H{w}L0 0L{-w} {w}H{-long}Z"
    shade += f"M0 {-arm}H{w}V{-w}L0 0ZM0 {arm}H{w}V{w}L0 0Z"
    ridge = f"M{-long} 0H{long * 0.62:.1f}M0 {-arm}V{arm}"
    return (
        shape(body, fill=light, line="wall-line", width=0.9)
        + shape(shade, fill=dark)
        + shape(ridge, line="wall-line", width=0.6, stroke_opacity=".6")
    )


def belfry(p: Point, r: float, light: str = "slate", dark: str = "slate-lo") -> str:
    """A square tower with a pointed roof and a golden knob."""
    x, y = p
    body = f"M{x - r} {y - r}h{2 * r}v{2 * r}h{-2 * r}z"
    shade = f"M{x} {y}L{x + r} {y - r}V{y + r}L{x - r} {y + r}Z"
    lines = f"M{x - r} {y - r}l{2 * r} {2 * r}M{x + r} {y - r}l{-2 * r} {2 * r}"
    return (
        shape(body, fill=light, line="wall-line", width=1)
        + shape(shade, fill=dark)
        + shape(lines, line="wall-line", width=0.6)
        + shape(circle(p, r * 0.36), fill="gold", line="wall-line", width=0.5)
    )


def orchard(seed: str, spots: list[Point]) -> str:
    """Small trees in the precinct."""
    rng = Random(seed)
    trees = [(x + rng.uniform(-0.6, 0.6), y + rng.uniform(-0.6, 0.6)) for x, y in spots]
    return shape("".join(circle(p, 2) for p in trees), fill="tree", line="tree-line", width=0.6) + shape(
        "".join(circle((x - 0.5, y - 0.5), 1) for x, y in trees), fill="tree-hi"
    )


def monastery(p: Point, seed: str, flags: str = "") -> str:
    """A church and its cloister within a round wall; `flags` is drawn on top."""
    yard = shape(circle((0, 0), 16.4), fill="yard", line="wall-lo", width=2.2) + shape(
        circle((0, 0), 17.4), line="wall-line", width=0.7
    )
    cloister = shape("M-1 3.4h11v8.6h-11z", fill="wall", line="wall-line", width=0.8) + shape(
        "M1.2 5.6h6.6v4.2h-6.6z", fill="tree-hi"
    )
    church = cross_roof(12.5, 8, 7, "slate", "slate-lo")
    trees = orchard(seed, [(9.5, -8.5), (4.8, -11.2), (-6.8, 9.6)])
    parts = yard + cloister + at_north(church) + trees + at_north(belfry((-10.5, 0), 4.4)) + flags
    return place(p, parts, scale=1.07)


def at_north(inner: str) -> str:
    """The church stands in the northern part of the precinct."""
    return f'<g transform="translate(-1-2)">{inner}</g>'


def shrine(p: Point) -> str:
    """A round temple in a ring of standing stones."""
    stones = "".join(
        f"M{x - 1.4:.1f} {y - 1.8:.1f}h2.8v3.6h-2.8z"
        for x, y in ((0, -12), (8.5, -8.5), (12, 0), (8.5, 8.5), (0, 12), (-8.5, 8.5), (-12, 0), (-8.5, -8.5))
    )
    parts = shape(circle((0, 0), 16), fill="yard", line="ash", width=0.9, stroke_dasharray="3 2")
    parts += shape(stones, fill="wall-lo", line="wall-line", width=0.7)
    parts += shape(circle((0, 0), 7.6), fill="violet", line="line", width=1)
    parts += shape(
        "M0 0L-7.6 0A7.6 7.6 0 0 1 0-7.6ZM0 0L7.6 0A7.6 7.6 0 0 1 0 7.6Z", fill="white", fill_opacity=".28"
    )
    return place(p, parts + shape(circle((0, 0), 2), fill="gold", line="line", width=0.6))

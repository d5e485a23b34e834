"""Draws monasteries, shrines, the abbey and cathedrals from above: the cross of their roofs tells them."""

from __future__ import annotations

from random import Random

from rules.art.svg.curves import Point
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.data import Segment
from rules.art.tile.outline import circle


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


def monastery(p: Point, segment: Segment, seed: str) -> str:
    """A church and its cloister within a round wall."""
    yard = shape(circle((0, 0), 16.4), fill="yard", line="wall-lo", width=2.2) + shape(
        circle((0, 0), 17.4), line="wall-line", width=0.7
    )
    cloister = shape("M-1 3.4h11v8.6h-11z", fill="wall", line="wall-line", width=0.8) + shape(
        "M1.2 5.6h6.6v4.2h-6.6z", fill="tree-hi"
    )
    church = cross_roof(12.5, 8, 7, "slate", "slate-lo")
    trees = orchard(seed, [(9.5, -8.5), (4.8, -11.2), (-6.8, 9.6)])
    flag = (
        shape("M-9-3v-12l8 2.6l-8 2.8", fill="violet", line="line", width=0.8)
        if segment.has("regional")
        else ""
    )
    parts = yard + cloister + at_north(church) + trees + at_north(belfry((-10.5, 0), 4.4)) + flag
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


def abbey() -> str:
    """The abbey fills its tile: a walled court, gardens in its corners, and a great church."""
    court = shape("M7 7H93V93H7Z", fill="yard", line="wall-line", width=6) + shape(
        "M7 7H93V93H7Z", line="wall", width=4
    )
    beds = "".join(f"M{x} {y}h17v17h-17z" for x in (14, 69) for y in (14, 69))
    rows = "".join(f"M{x + 3} {y + k}h11" for x in (14, 69) for y in (14, 69) for k in (4, 8.5, 13))
    walls = "".join(circle(p, 5.4) for p in ((7, 7), (93, 7), (93, 93), (7, 93)))
    parts = (
        court
        + shape(beds, fill="field-lo", line="tree-line", width=1)
        + shape(rows, line="tree", width=2, stroke_linecap="round")
    )
    parts += shape(walls, fill="wall", line="wall-line", width=1.2) + shape(
        walls.replace("5.4", "3.2"), fill="slate"
    )
    church = (
        cross_roof(27, 18, 15, "slate", "slate-lo") + belfry((-21, -10.5), 5.5) + belfry((-21, 10.5), 5.5)
    )
    return parts + place((51, 50), church + belfry((0, 0), 6.5))


def cathedral(p: Point) -> str:
    """A cathedral: a great golden cross of roofs with two towers in front and a choir behind."""
    square = shape(circle((0, 0), 21), fill="yard", line="town-line", width=0.8)
    choir = shape("M9-6H12A6 6 0 0 1 12 6H9Z", fill="slate-lo", line="wall-line", width=0.9)
    nave = cross_roof(16, 13, 11.5, "slate", "slate-lo")
    fronts = belfry((-15, -6.4), 4.3, "gold", "roof-2-lo") + belfry((-15, 6.4), 4.3, "gold", "roof-2-lo")
    return place(p, square + choir + nave + fronts + belfry((0, 0), 4.4, "gold", "roof-2-lo"))

"""Draws monasteries upright, and what other churches are made of. Slate roofs mark what matters."""

from __future__ import annotations

from rules.art.draw.trees import Tree, grove
from rules.art.svg.curves import Point, path
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape


def oval(at: Point, rx: float, ry: float) -> str:
    """Draw an ellipse as a closed path."""
    x, y = at
    return path("M# #a# # 0 1 0 # 0a# # 0 1 0 # 0Z", x - rx, y, rx, ry, 2 * rx, rx, ry, -2 * rx)


def yard(p: Point) -> str:
    """Return the precinct of a monastery, on the ground, within its hedge."""
    return (
        shape(oval((p[0] + 1.6, p[1] + 1.6), 25, 20.6), fill="shadow", fill_opacity=".22")
        + shape(oval(p, 25, 20.6), fill="plaza", line="tree-lo", width=2.6)
        + shape(oval((p[0], p[1] - 0.8), 25, 20.6), line="tree-hi", width=0.8, stroke_opacity=".8")
    )


def cross(top: Point, size: float = 1.0) -> str:
    """Draw a golden cross whose foot is at the point."""
    x, y = top
    d = path("M# #v#M# #h#", x, y, -7 * size, x - 2.2 * size, y - 4.6 * size, 4.4 * size)
    return shape(d, line="line", width=2.6 * size) + shape(d, line="gold", width=1.5 * size)


def steeple(x: float, foot: float, wide: float, high: float, roof: float) -> str:
    """Draw a church tower: a pale shaft, dark to the east, under a pointed roof of slate."""
    h, top = wide / 2, foot - high
    shaft = shape(
        path("M# #V#h#V#Z", x - h, foot, top, wide, foot),
        fill="walltop",
        line="line",
        width=0.8,
    )
    shade = shape(path("M# #V#H#V#Z", x + h * 0.35, foot, top, x + h, foot), fill="wall")
    window = shape(
        path("M# #v-3.4a1.2 1.2 0 0 1 2.4 0v3.4Z", x - 1.2, top + 8),
        fill="win",
        line="line",
        width=0.4,
    )
    over = h + 1.4
    cap = shape(
        path("M# #L# #L# #Z", x - over, top + 0.6, x, top - roof, x + over, top + 0.6),
        fill="slate",
        line="line",
        width=0.8,
    )
    lit = shape(
        path("M# #L# #L# #Z", x - over + 1, top, x, top - roof, x - over * 0.35, top),
        fill="slate-hi",
    )
    dark = shape(
        path("M# #L# #L# #Z", x + over * 0.3, top + 0.2, x, top - roof, x + over, top + 0.2),
        fill="slate-lo",
    )
    return shaft + shade + window + cap + lit + dark


def nave(left: float, right: float, foot: float, wall: float, roof: float) -> str:
    """Draw a long church building with arched windows under a slate roof."""
    eave, ridge = foot - wall, foot - wall - roof
    front = shape(
        path("M# #V#H#V#Z", left, foot, eave, right, foot),
        fill="front",
        line="line",
        width=0.8,
    )
    cover = shape(
        path("M# #L# #H#L# #Z", left - 1, eave, left + 1.2, ridge, right - 2.6, right + 1.2, eave),
        fill="slate",
        line="line",
        width=0.8,
    )
    lit = shape(
        path(
            "M# #L# #H#L# #Z",
            left - 0.4,
            eave - 0.6,
            left + 1.4,
            ridge + 0.5,
            (left + right) / 2,
            (left + right) / 2 - 2,
            eave - 0.6,
        ),
        fill="slate-hi",
        fill_opacity=".75",
    )
    count = max(2, round((right - left) / 5))
    step = (right - left) / count
    panes = "".join(
        path("M# #v-3.4a1.1 1.1 0 0 1 2.2 0v3.4Z", left + step * (k + 0.5) - 1.1, foot - 1.6)
        for k in range(count)
    )
    return front + cover + lit + shape(panes, fill="win", line="line", width=0.4)


def monastery(p: Point, flags: str = "") -> str:
    """Draw a church with its steeple and cypresses; `flags` is drawn on top."""
    shadow = shape("M-14 8H22L28 11H-8Z", fill="shadow", fill_opacity=".26")
    church = nave(-4, 20, 7, 8.5, 10.5) + steeple(-9.5, 8, 10, 20, 17) + cross((-9.5, -28.5))
    door = shape("M-11.6 8v-3.6a2.1 2.1 0 0 1 4.2 0v3.6Z", fill="win", line="line", width=0.5)
    trees = grove(
        [Tree((-18.5, 9.5), 2.7, tall=True), Tree((-14.8, 13), 2.5, tall=True), Tree((21, -6), 2.8)]
    )
    return place(p, shadow + trees + church + door + flags)

"""Draws trees upright: round crowns and cypresses, with their shadows to the south-east."""

from __future__ import annotations

from dataclasses import dataclass

from rules.art.svg.curves import Point, circle, path
from rules.art.svg.ink import shape


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree: where it stands, the radius of its crown, whether it is a cypress."""

    foot: Point
    size: float
    tall: bool = False


def grove(trees: list[Tree]) -> str:
    """Draw trees from north to south, merged by colour."""
    if not trees:
        return ""
    trees = sorted(trees, key=lambda tree: tree.foot[1])
    shadows = "".join(_shadow(t) for t in trees)
    trunks = "".join(path("M# #v#", t.foot[0], t.foot[1], -t.size) for t in trees if not t.tall)
    crowns = "".join(_cypress(t) if t.tall else circle(_crown(t), t.size) for t in trees)
    lights = "".join(_lit(t) for t in trees)
    return (
        shape(shadows, fill="shadow", fill_opacity=".24")
        + shape(trunks, line="trunk", width=1)
        + shape(crowns, fill="tree", line="tree-lo", width=0.7)
        + shape(lights, fill="tree-hi")
    )


def _crown(tree: Tree) -> Point:
    return tree.foot[0], tree.foot[1] - 1.5 * tree.size


def _lit(tree: Tree) -> str:
    x, y = _crown(tree)
    if tree.tall:
        x, y, r = x - 0.4, tree.foot[1], tree.size
        return path(
            "M# #Q# # # #Q# # # #Z",
            x - 0.2 * r,
            y - 0.5 * r,
            x - 0.7 * r,
            y - 1.6 * r,
            x + 0.2 * r,
            y - 2.9 * r,
            x + 0.1 * r,
            y - 1.4 * r,
            x - 0.2 * r,
            y - 0.5 * r,
        )
    return circle((x - 0.3 * tree.size, y - 0.32 * tree.size), 0.46 * tree.size)


def _cypress(tree: Tree) -> str:
    (x, y), r = tree.foot, tree.size
    half = 0.75 * r
    return path(
        "M# #C# # # # # #C# # # # # #Z",
        x,
        y - 3.6 * r,
        x + 0.5 * r,
        y - 2.6 * r,
        x + half * 1.3,
        y - 0.2 * r,
        x,
        y,
        x - half * 1.3,
        y - 0.2 * r,
        x - 0.5 * r,
        y - 2.6 * r,
        x,
        y - 3.6 * r,
    )


def _shadow(tree: Tree) -> str:
    (x, y), r = tree.foot, tree.size
    return path(
        "M# #a# # 0 1 0 # 0a# # 0 1 0 # 0Z",
        x - 0.5 * r,
        y,
        1.3 * r,
        0.5 * r,
        2.6 * r,
        1.3 * r,
        0.5 * r,
        -2.6 * r,
    )

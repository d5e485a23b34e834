"""The drawings of inns, cathedrals and the big follower."""

from __future__ import annotations

from rules.art.draw.church import belfry, cross_roof
from rules.art.draw.figures import body
from rules.art.svg.curves import circle
from rules.art.svg.ink import shape, tag
from rules.art.tile.cities import NE_SE, SE_NW, shaped
from rules.art.tile.parts import Art, MarkArt, TileArt


def inn(_says: str) -> str:
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


def cathedral(_says: str) -> str:
    """A cathedral: a great golden cross of roofs with two towers in front and a choir behind."""
    square = shape(circle((0, 0), 21), fill="yard", line="town-line", width=0.8)
    choir = shape("M9-6H12A6 6 0 0 1 12 6H9Z", fill="slate-lo", line="wall-line", width=0.9)
    nave = cross_roof(16, 13, 11.5, "slate", "slate-lo")
    fronts = belfry((-15, -6.4), 4.3, "gold", "roof-2-lo") + belfry((-15, 6.4), 4.3, "gold", "roof-2-lo")
    return square + choir + nave + fronts + belfry((0, 0), 4.4, "gold", "roof-2-lo")


def big() -> str:
    """The ordinary follower with a collar of rank, drawn to the rim."""
    grown = f'<g transform="translate(-4-6)scale(1.08)">{body("fig-meeple")}</g>'
    star = "M50 54L54.5 64L65 65L57 72L59.500 82.500L50 77L40.500 82.500L43 72L35 65L45.500 64Z"
    return grown + tag("path", d=star, fill="#fff", stroke="var(--fig-line,#2b2118)", stroke_width=2)


ART = Art(
    figures={"big": big},
    marks={
        "cathedral": MarkArt(draw=cathedral, where="middle", size=20.5, turn=0),
        "inn": MarkArt(draw=inn, where="beside", size=10.8, small=8.6, span=8.6, turn=2),
    },
    tiles={"IC/C!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_NW)])},
)

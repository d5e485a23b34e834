"""The drawings of inns, cathedrals and the big follower."""

from __future__ import annotations

from rules.art.draw.church import cross, oval, steeple
from rules.art.svg.curves import circle
from rules.art.svg.figure import GOLD, FigureArt, drawn_on
from rules.art.svg.ink import shape, tag
from rules.art.tile.cities import NE_SE, SE_NW, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt


def inn(_says: str) -> str:
    """Draw an inn with a round sign that shows a mug."""
    shadow = shape("M-8 4.4H8L11 6.6H-5Z", fill="shadow", fill_opacity=".26")
    front = shape("M-9 4V-3H6V4Z", fill="front", line="line", width=0.6)
    windows = shape("M-7-.8h2v2h-2ZM-3.4-.8h2v2h-2ZM3-.8h2v2h-2ZM-.2 4v-3.6h2.2V4Z", fill="win")
    roof = shape("M-10-2.8L-7.4-10H4.4L7-2.800Z", fill="r2", line="line", width=0.6)
    light = shape("M-9.4-3L-7.2-9.6H-2.6L-4.2-3Z", fill="r2l")
    chimney = shape("M-5.6-10.4v-3.4h2.2v3.4Z", fill="front", line="line", width=0.5)
    rim = shape(circle((8, 2.2), 5), fill="paper", line="line", width=0.8)
    mug = shape("M5.8.4h3.4v4h-3.4ZM9.2 1.2h1.5v2.2h-1.5", fill="gold", line="line", width=0.5)
    return shadow + front + windows + chimney + roof + light + rim + mug


def cathedral(_says: str) -> str:
    """Draw a cathedral with two steeples and a rose window on its square."""
    square = shape(oval((0, 4), 27, 20), fill="plaza", line="plaza-lo", width=0.8)
    shadow = shape("M-16 16H20L27 19H-10Z", fill="shadow", fill_opacity=".26")
    choir = shape("M-8-4L-5.4-22H5.400L8-4Z", fill="slate", line="line", width=0.8) + shape(
        "M1-4L1.5-22H5.400L8-4Z", fill="slate-lo"
    )
    west = steeple(-13.5, 15, 9, 20, 15) + cross((-13.5, -19.5), 0.7)
    east = steeple(13.5, 15, 9, 20, 15) + cross((13.5, -19.5), 0.7)
    gable = shape("M-8.600 16V-2L0-12L8.600-2V16Z", fill="walltop", line="line", width=0.9)
    rose = shape(circle((0, 0), 3.2), fill="gold", line="line", width=0.7) + shape(
        circle((0, 0), 1.2), fill="win"
    )
    door = shape("M-2.600 16V10.500a2.600 2.600 0 0 1 5.200 0V16Z", fill="win", line="line", width=0.6)
    return square + shadow + choir + west + east + gable + rose + door


CROWN = "M29 26L27 4L40 14L50 0L60 14L73 4L71 26Q50 20 29 26Z"
BIG = FigureArt(
    silhouette=(
        "M29 25L27 3L40 13L50-1L60 13L73 3L71 25C72 33 71 41 67 46C84 54 93 68 96 87C96 92 93 95 88 95H12"
        "C7 95 4 92 4 87C7 68 16 54 33 46C29 41 28 33 29 25Z"
    ),
    shade=(
        "M60 22L71 25C72 33 71 41 67 46C84 54 93 68 96 87C96 92 93 95 88 95H66C73 78 71 58 59 48"
        "C64 42 65 30 60 22Z"
    ),
    face=(50, 33),
    extras=drawn_on(CROWN, GOLD, 3)
    + drawn_on("M7 86H93", "none", 8)
    + tag("path", d="M7 86H93", stroke=GOLD, stroke_width=4),
    chest=(50.0, 67.0),
)


ART = Art(
    figures={"big": BIG},
    marks={
        "cathedral": MarkArt(draw=cathedral, where="middle", size=22.0, span=22.0, turn=0),
        "inn": MarkArt(draw=inn, where="beside", size=12.0, small=10.0, span=11.0, turn=2),
    },
    tiles={"IC/C!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_NW)])},
    example=Example(
        tiles=(("BA/RRR", 0, 0, 0), ("IC/RFr.i", 1, 0, 0), ("BA/CccR", 2, 0, 90)),
        pieces=((0, "big", 1, 0, "road@E"),),
    ),
)

"""Princess and Dragon: princesses, dragons, volcanoes and portals."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.curves import circle, line
from rules.art.svg.ink import shape
from rules.art.tile.cities import NE_SE, SE_NW, SE_SW, build, flip, shaped
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City, entry
from rules.art.tile.tile import Tile


def princess(_says: str) -> str:
    hair = shape("M-3.8 4.8C-5-2-3.6-5 0-5S5-2 3.8 4.8Z", fill="gold", line="line", width=0.6)
    face = shape(circle((0, -0.6), 2.6), fill="white", line="line", width=0.4)
    return disc(
        hair
        + face
        + shape(
            "M-3.2-3.6L-3.6-6.4L-1.6-4.8L0-7L1.6-4.8L3.6-6.4L3.2-3.6Z", fill="red", line="line", width=0.5
        )
    )


def dragon(_says: str) -> str:
    body = "M-5 4C-6-1-2-1 0 1S5 2 4.4-1.4L6-1.8L3.6-5.4C.8-5 1.2-2.6 2.4-1.6C2.6.6 .8.2-.6-1.4S-7-2.4-5 4Z"
    return disc(
        shape(body, fill="green", line="line", width=0.7)
        + shape("M-1-2L-4.4-6L1.2-3.4Z", fill="red", line="line", width=0.5)
    )


def volcano(_says: str) -> str:
    cone = shape("M-13 8C-9 6-7-2-4-7H4C7-2 9 6 13 8C7 11-7 11-13 8Z", fill="ash", line="line", width=1)
    lava = shape(
        "M-4-7C-1.4-5 1.6-5 4-7C4.4-3 6 0 4.6 3C3 1.6 2.6-1 1-1S-.6 5-2.4 5.4C-4 2-4.6-3-4-7Z", fill="red"
    )
    return (
        cone
        + lava
        + shape("M-3-8.6C-5-11-1-12.6.4-10.8C2-13.4 6-11.4 3.4-8.6Z", fill="paper", line="line", width=0.6)
    )


def portal(_says: str) -> str:
    return disc(
        shape("M-4 5V-1A4 4.4 0 0 1 4-1V5Z", fill="violet", line="line", width=1)
        + shape("M0-2.4l1 2.2l2.2.2l-1.7 1.5l.5 2.3l-2-1.2l-2 1.2l.5-2.3l-1.7-1.5l2.2-.2z", fill="gold")
    )


def passing(tile: Tile) -> list[City]:
    """Return a city from west to north, and one that passes over it."""
    return [build(tile, 0), shaped(1, 0, flip(SE_NW), flip(NE_SE))]


ART = Art(
    marks={
        "princess": MarkArt(draw=princess, where="own"),
        "dragon": MarkArt(draw=dragon, where="anywhere"),
        "volcano": MarkArt(draw=volcano, where="fields", size=12.0, span=10.5, radius=14.0),
        "portal": MarkArt(draw=portal, where="anywhere"),
    },
    tiles={
        # A road that goes underground at once.
        "DG/CRcr.d": TileArt(courses=(line(entry("N"), (50, 13)), line(entry("S"), (50, 87)))),
        "DG/Cc!.p": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)]),
        "DG/CCc+.p": TileArt(cities=passing),
    },
)

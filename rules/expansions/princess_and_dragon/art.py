"""Princess and Dragon: princesses, dragons, volcanoes and portals."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.curves import circle, line
from rules.art.svg.figure import CREAM, GOLD, FigureArt, drawn_on
from rules.art.svg.ink import shape
from rules.art.tile.cities import NE_SE, SE_NW, SE_SW, build, flip, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City, entry
from rules.art.tile.tile import Tile


def princess(_says: str) -> str:
    """Draw the head of a princess with her crown."""
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
    """Draw a small dragon: a tile that moves the large one."""
    body = "M-5 4C-6-1-2-1 0 1S5 2 4.4-1.4L6-1.8L3.6-5.4C.8-5 1.2-2.6 2.4-1.6C2.6.6 .8.2-.6-1.4S-7-2.4-5 4Z"
    return disc(
        shape(body, fill="green", line="line", width=0.7)
        + shape("M-1-2L-4.4-6L1.2-3.4Z", fill="red", line="line", width=0.5)
    )


def volcano(_says: str) -> str:
    """Draw a cone with lava and smoke."""
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
    """Draw a gate with a star in it."""
    return disc(
        shape("M-4 5V-1A4 4.4 0 0 1 4-1V5Z", fill="violet", line="line", width=1)
        + shape("M0-2.4l1 2.2l2.2.2l-1.7 1.5l.5 2.3l-2-1.2l-2 1.2l.5-2.3l-1.7-1.5l2.2-.2z", fill="gold")
    )


def passing(tile: Tile) -> list[City]:
    """Return a city from west to north, and one that passes over it."""
    return [build(tile, 0), shaped(1, 0, flip(SE_NW), flip(NE_SE))]


# A dragon that sits, its tail round its feet, with a wing; nobody's, so no seat's sign lies on it.
DRAGON = FigureArt(
    silhouette=(
        "M6 33L20 22C26 14 34 10 42 11L43 1L53 11C62 16 65 26 62 35C60 42 57 46 55 51L64 40L93 6L97 35L89 37"
        "L91 54L81 54L78 67C83 73 85 78 84 83L99 76L95 95H24C11 95 8 87 14 81C23 82 30 80 34 75"
        "C30 65 32 54 38 46C29 49 18 48 9 44C4 41 3 36 6 33Z"
    ),
    shade="M64 40L93 6L97 35L89 37L91 54L81 54L78 67C83 73 85 78 84 83L99 76L95 95H56C70 84 74 62 64 40Z",
    extras=drawn_on(circle((42, 25), 4), GOLD, 3)
    + drawn_on("M68 48L93 6L89 37L81 54Z", CREAM, 3)
    + drawn_on("M9 38L30 36L24 40L20 37L15 41Z", CREAM, 2)
    + drawn_on("M38 56C50 60 52 76 44 88C36 84 33 66 38 56Z", GOLD, 3),
)

# A fairy with two wings, a dress and a wand with a star.
FAIRY = FigureArt(
    silhouette=(
        "M50 5C60 5 66 12 66 21C66 27 63 32 58 35C72 24 92 22 94 36C96 50 80 56 66 54C74 66 80 80 82 95H18"
        "C20 80 26 66 34 54C20 56 4 50 6 36C8 22 28 24 42 35C37 32 34 27 34 21C34 12 40 5 50 5Z"
    ),
    shade="M58 35C72 24 92 22 94 36C96 50 80 56 66 54C74 66 80 80 82 95H62C64 74 62 52 58 35Z",
    face=(50, 21),
    extras=drawn_on("M76 74L88 60", GOLD, 4)
    + drawn_on("M88 48L91 55L98 56L93 61L94 68L88 64L82 68L83 61L78 56L85 55Z", GOLD, 3),
)

ART = Art(
    figures={"dragon": DRAGON, "fairy": FAIRY},
    example=Example(
        tiles=(
            ("DG/F.v", 0, 0, 0),
            ("BA/L", 1, 0, 0),
            ("BA/LR", 0, 1, 270),
            ("DG/RFr.d", 1, 1, 0),
        ),
        pieces=((1, "meeple", 0, 1, "road@E"), (2, "meeple", 1, 0, "monastery")),
    ),
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

"""The drawings of goods, builders and pigs."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.curves import circle
from rules.art.svg.figure import GOLD, FigureArt, drawn_on
from rules.art.svg.ink import shape, tag
from rules.art.tile.cities import NE_SE, SE_SW, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt

HELMET = "M22 32C20 16 32 6 44 6C56 6 68 16 66 32C54 27 34 27 22 32Z"
FIGURES = {
    "builder": FigureArt(
        silhouette=(
            "M44 5C57 5 67 15 66 31C66 38 64 43 61 47C67 49 71 52 74 56L81 42L70 36L76 22L98 34"
            "L91 48L87 45L76 69"
            "C78 75 79 81 79 88C79 92 76 95 72 95H14C10 95 8 92 8 88C9 70 16 54 29 47"
            "C25 43 23 38 22 31C21 15 31 5 44 5Z"
        ),
        shade=(
            "M52 8C61 12 67 20 66 31C66 38 64 43 61 47C67 49 71 52 74 56L76 69C78 75 79 81 79 88"
            "C79 92 76 95 72 95H56C61 78 60 58 51 48C59 40 58 20 52 8Z"
        ),
        face=(44, 36),
        extras=drawn_on(HELMET, GOLD, 3.5)
        + drawn_on("M70 36L76 22L98 34L91 48Z", "#d8d3c8", 3.5)
        + drawn_on("M74 56L84 40", "none", 6),
        chest=(43.0, 74.0),
    ),
    "pig": FigureArt(
        silhouette=(
            "M10 42C4 40 4 34 8 32C8 38 12 36 14 38C20 26 34 20 50 21C56 21 60 22 64 24C66 16 74 13 80 16"
            "C80 20 79 23 77 26C83 30 86 34 88 38H95C98 44 98 52 94 58L86 60C83 66 79 70 75 73L74 90"
            "C74 93 72 95 69 95H61"
            "L58 78H38L35 95H27C24 95 22 93 22 90L20 72C12 66 8 54 10 42Z"
        ),
        shade=(
            "M66 26C74 34 76 46 70 58C66 68 56 76 40 78H58L61 95H69C72 95 74 93 74 90L75 73"
            "C79 70 83 66 86 60L94 58C98 52 98 44 95 38H88C84 30 76 25 66 26Z"
        ),
        extras=drawn_on("M64 24C66 16 74 13 80 16C80 22 77 28 71 31Z", "currentColor", 3.5)
        + tag("circle", cx=80, cy=39, r=3.6, fill="#1d140b")
        + drawn_on("M88 44C94 42 97 46 96 51C95 56 91 58 88 55Z", "#f6b7a6", 3),
        chest=(46.0, 50.0),
    ),
}


def goods(says: str) -> str:
    """Return the symbol of a kind of goods: `wine`, `cloth` or `grain`."""
    if says == "wine":
        grapes = [(-2.2, -1.4), (0, -1.4), (2.2, -1.4), (-1.1, 0.8), (1.1, 0.8), (0, 3)]
        return disc(
            shape("M0-3C.4-5 2-5.6 3.4-5.2", line="green", width=1.2)
            + shape("".join(circle(p, 1.55) for p in grapes), fill="violet", line="line", width=0.4)
        )
    if says == "grain":
        stalk = shape(
            "M0 5.4V-4M-2.6 5.2C-2.2 2-2 0-3.6-3.4M2.6 5.2C2.2 2 2 0 3.6-3.4", line="wood-lo", width=0.8
        )
        ears = "".join(
            f"M{x} {y}q-1.7-1.6 0-3.4q1.7 1.8 0 3.4"
            for x, y in ((0, -2), (-1, 0.2), (1, 0.2), (-3.6, -2), (3.6, -2), (-4, 0.4), (4, 0.4))
        )
        return disc(
            stalk
            + shape(ears, fill="gold", line="wood-lo", width=0.4)
            + shape("M-2.6 2.6H2.6", line="red", width=1.4)
        )
    bolt = shape("M-4.6-3.2H3.2V3.6H-4.6Z", fill="red", line="line", width=0.7)
    roll = shape("M3.2-3.2A1.8 3.4 0 0 1 3.2 3.6A1.8 3.4 0 0 1 3.2-3.2", fill="white", line="line", width=0.7)
    return disc(bolt + roll + shape("M-4.6-.9H1.8M-4.6 1.4H1.8", line="gold", width=0.7))


SOUTH_EAST = TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)])
ART = Art(
    figures=FIGURES,
    marks={"goods": MarkArt(draw=goods, where="own", size=9.0, span=7.4)},
    tiles={"TB/CcR!.w": SOUTH_EAST, "TB/CcRR!.c": SOUTH_EAST, "TB/RCc!.g": SOUTH_EAST},
    example=Example(
        tiles=(("BA/C", 0, 0, 90), ("TB/CFc.w", 1, 0, 0), ("BA/C", 2, 0, 270)),
        pieces=((0, "meeple", 0, 0, "city@E"), (0, "builder", 1, 0, "city@E")),
    ),
)

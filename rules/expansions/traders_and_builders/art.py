"""The drawings of goods, builders and pigs."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt

FIGURES = {
    "builder": (
        (
            "M44 14C54 14 61 21 61 30C61 36 58 40 55 43C62 45 67 49 71 54L80 36L72 31L77 22L97 33"
            "L92 42L85 39L72 66L70 94H20C18 66 22 49 35 43C31 40 28 36 28 30C28 21 34 14 44 14Z"
        ),
        "M46 46C52 58 54 76 53 94H70L72 66L71 54C67 49 62 45 55 43Z",
        "M77 22L97 33L92 42L72 31Z",
    ),
    "pig": (
        (
            "M8 54C6 34 26 26 48 27C54 18 64 18 68 24C78 26 82 32 85 40L94 44C97 52 94 60 86 62"
            "C82 68 78 71 74 73L72 90H60L57 77H36L33 90H21L19 72C13 68 9 62 8 54Z"
        ),
        "M19 72C34 76 58 76 74 73L72 90H60L57 77H36L33 90H21Z",
        "M76 38a4 4 0 1 0 .1 0Z",
    ),
}


def goods(says: str) -> str:
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


ART = Art(
    figures=FIGURES,
    marks={"goods": MarkArt(draw=goods, where="own", size=9.0, span=7.4)},
)

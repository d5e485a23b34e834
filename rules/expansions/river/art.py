"""The drawings of the rivers: where they rise and end, and the herd of pigs."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import CENTRE, Site


def pig_herd(_says: str) -> str:
    """Return a herd of pigs."""
    pig = (
        "M-5 .6C-5-2.6-2-3.4.6-3.2C2-4.6 3.4-4.2 3.6-2.8C5-2.4 5.2-1 6 -.6C6.4.8 5 1.4 4 1.6"
        "L3.4 4H2L1.6 2.6H-2.2L-2.6 4H-4L-4.2 2C-4.8 1.8-5 1.2-5 .6Z"
    )
    return disc(shape(pig, fill="r2", line="line", width=0.7))


ART = Art(
    marks={"pig_herd": MarkArt(draw=pig_herd, where="own", turn=2)},
    tiles={
        "RI/s": TileArt(sites=(Site("spring", CENTRE, 7.0),)),
        "RI.1/I.e": TileArt(sites=(Site("lake", CENTRE, 17.0),)),
        "RI.2/I.v": TileArt(sites=(Site("volcano", CENTRE, 14.0),)),
    },
    example=Example(
        tiles=(("RI/s", 0, 0, 0), ("RI.1/RIrI", 1, 0, 90), ("RI.1/IFI", 2, 0, 0)),
        pieces=((0, "meeple", 2, 0, "field@NL"), (1, "meeple", 2, 0, "field@SL")),
    ),
)

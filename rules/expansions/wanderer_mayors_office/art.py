"""The drawings of wanderers and offices, and the tiles with access roads."""

from __future__ import annotations

from rules.art.tile.parts import Art, TileArt

FIGURES = {
    "wanderer": (
        (
            "M14 30C26 26 30 10 44 10C58 10 62 26 74 30C72 35 64 38 60 39C58 43 56 45 54 46"
            "C62 49 66 54 69 60L74 58V20H82V94H74V68L66 72L67 94H18C16 70 20 50 34 46"
            "C31 44 29 42 28 39C22 38 16 35 14 30Z"
        ),
        "M44 48C50 60 52 78 51 94H67L66 72L69 60C66 54 62 49 54 46C51 48 47 49 44 48Z",
        "M27 28C38 33 50 33 61 28L62 32C50 37 38 37 26 32Z",
    ),
    "office": (
        "M10 94V40H24V26H38V40H41V22L50 6L59 22V40H62V26H76V40H90V94Z",
        "M50 40H90V94H50Z",
        "M41 94V72A9 9 0 0 1 59 72V94ZM22 54H32V66H22ZM68 54H78V66H68ZM46 26H54V34H46Z",
    ),
}

ART = Art(
    figures=FIGURES,
    tiles={
        "WM/CcCR.a": TileArt(hub=(57, 62)),
        "WM/LCC.a": TileArt(hub=(53, 47), building=(27, 73)),
        "WM/CCCR.a": TileArt(deck=((50, 41.5), 90, 3.5)),
        # Its areas lie between N and E, E and S, S and W, W and N.
        "WM/CCCC.a": TileArt(enclosed=(1, 3, 2, 0)),
    },
)

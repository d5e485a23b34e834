"""The drawings of wanderers and offices, and the tiles with access roads."""

from __future__ import annotations

from rules.art.svg.figure import CREAM, GOLD, FigureArt, drawn_on
from rules.art.svg.ink import tag
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, TileArt

HAT = "M8 33C22 29 26 8 44 8C62 8 66 29 80 33C66 43 22 43 8 33Z"
FIGURES = {
    "wanderer": FigureArt(
        silhouette=(
            "M8 32C22 28 26 7 44 7C62 7 66 28 80 32C76 37 70 39 65 40C64 43 62 46 60 48"
            "C66 51 70 55 73 60L78 57V16H87V92"
            "H78V70L74 72C75 77 76 82 76 88C76 92 73 95 69 95H17C13 95 11 92 11 88C12 70 17 55 30 48"
            "C27 46 25 43 24 40"
            "C18 39 12 37 8 32Z"
        ),
        shade=(
            "M62 40C62 44 61 46 60 48C66 51 70 55 73 60L74 72C75 77 76 82 76 88C76 92 73 95 69 95H54"
            "C60 78 58 58 50 49C56 46 60 43 62 40Z"
        ),
        face=(44, 41),
        extras=drawn_on(HAT, "currentColor", 4)
        + tag("path", d="M27 29C37 34 51 34 61 29", stroke=CREAM, stroke_width=4.5, fill="none")
        + drawn_on("M78 16H87V92H78Z", "#9b6835", 3.5),
        chest=(42.0, 75.0),
    ),
    "office": FigureArt(
        silhouette="M10 95V44H22V28H38V44H40V24L50 5L60 24V44H62V28H78V44H90V95Z",
        shade="M56 17L60 24V44H62V28H78V44H90V95H60Z",
        extras=drawn_on("M37 25L50 5L63 25Z", GOLD, 3.5)
        + drawn_on("M18 44L30 26L42 44ZM58 44L70 26L82 44Z", CREAM, 3)
        + drawn_on("M42 95V84A8 8 0 0 1 58 84V95Z", CREAM, 3.5),
        chest=(50.0, 60.0),
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
    example=Example(
        tiles=(("BA/CccR", 0, 0, 270), ("BA/RFr", 1, 0, 0), ("WM/CRRR.a", 2, 0, 0)),
        pieces=((0, "wanderer", 1, 0, "road@E"), (0, "mayor", 0, 0, "city@N")),
    ),
)

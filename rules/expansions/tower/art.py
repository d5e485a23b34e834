"""The Tower: foundations, and the towers on them with their heights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.art.board import Picture, use
from rules.art.draw.church import oval
from rules.art.svg.curves import circle, pair, polar
from rules.art.svg.ink import shape, tag
from rules.art.tile.cities import NE_SE, SE_SW, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import Site


def tower(_says: str) -> str:
    """Return the round foundation of a tower."""
    stones = "".join(f"M{pair(polar(5.2, k / 8))}L{pair(polar(8.4, k / 8))}" for k in range(8))
    return (
        shape(circle((0, 0), 8.6), fill="wall-lo", line="wall-line", width=1.1)
        + shape(stones, line="wall-line", width=0.8)
        + shape(circle((0, 0), 5), fill="ash", line="wall-line", width=0.9)
    )


# A piece is so high on the drawing; of a high tower so many are drawn, and its sign says how many it has.
FLOOR, MOST_DRAWN, WIDTH = 9.0, 3, 17.0


def piece() -> str:
    """Draw one tower piece: a low round drum of stones, seen from the south."""
    left, right = 50 - WIDTH / 2, 50 + WIDTH / 2
    drum = f"M{left} 50V59A{WIDTH / 2} 4 0 0 0 {right} 59V50Z"
    seams = f"M{left} 54.5A{WIDTH / 2} 4 0 0 0 {right} 54.5M46 58V62M54 53V58"
    return (
        shape(drum, fill="wall", line="line", width=1.1)
        + shape(f"M54 53.6V62.4A{WIDTH / 2} 4 0 0 0 {right} 59V50Z", fill="wall-lo")
        + shape(seams, line="wall-line", width=0.8)
        + shape(oval((50, 50), WIDTH / 2, 4), fill="walltop", line="line", width=1.1)
        + shape(oval((50, 50), 4.6, 2), fill="wall-line")
    )


def towers(board: Picture) -> str:
    """Return the towers of a state, each with the number of its pieces."""
    return "".join(_tower(board, row) for row in board.state.get("towers") or ())


def _tower(board: Picture, row: Mapping[str, Any]) -> str:
    x, y = board.point({**row, "feature": "tower"})
    drawn = min(row["height"], MOST_DRAWN)
    drums = "".join(use("mark-tower", (x, y - 8 - FLOOR * i)) for i in range(drawn))
    aside = 12 if _guarded(board, row) else 0  # a figure on it would hide the sign
    at = (x + WIDTH / 2 + aside, y + 2 + aside / 2)
    sign = tag("circle", cx=f"{at[0]:g}", cy=f"{at[1]:g}", r="7", fill="#fff9ea", stroke="#1d140b")
    look = {"font_size": "10", "font_weight": "700", "font_family": "system-ui,sans-serif", "fill": "#1d140b"}
    number = tag(
        "text", str(row["height"]), x=f"{at[0]:g}", y=f"{at[1] + 3.5:g}", text_anchor="middle", **look
    )
    return drums + sign + number


def _guarded(board: Picture, row: Mapping[str, Any]) -> bool:
    top = (row["x"], row["y"], "tower")
    return any((p.get("x"), p.get("y"), p.get("feature")) == top for p in board.state.get("pieces") or ())


ART = Art(
    symbols={"mark-tower": piece},
    board=(towers,),
    example=Example(
        tiles=(
            ("TO/F", 0, 0, 0),
            ("BA/C", 1, 0, 0),
            ("BA/RFr", 2, 0, 90),
            ("BA/L", 1, 1, 0),
        ),
        pieces=((1, "meeple", 2, 0, "road@N"), (1, "meeple", 1, 1, "monastery")),
        over={"towers": [{"x": 0, "y": 0, "height": 2}]},
    ),
    marks={"tower": MarkArt(draw=tower, where="towns", size=9.0, radius=10.5, carries=True)},
    tiles={
        "TO/CFR": TileArt(hub=(50, 41)),
        "TO/RCr": TileArt(sites=(Site("tower", (50, 39), 8.5),)),
        "TO/CRCr.2": TileArt(owners={"tower": frozenset({0})}),
        "TO/CcR!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)]),
    },
)

"""The table of walnut on which a card lies: boards, their joints, the lamp over them."""

from __future__ import annotations

from rules.art import tag

BOARD = 105  # pixels
WALNUT, LIGHT, DARK, JOINT = "#4a3426", "#52392a", "#432e21", "#1c120b"
# Where the joints of each row of boards lie, as shares of the width.
JOINTS = ((0.18, 0.71), (0.44,), (0.09, 0.62), (0.33, 0.86), (0.55,), (0.24, 0.78))
LAMP = (
    '<radialGradient id="lamp" cx=".36" cy=".34" r=".85">'
    '<stop offset="0" stop-color="#ffd9a0" stop-opacity=".2"/>'
    '<stop offset=".55" stop-color="#ffd9a0" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>'
)


def table(width: int, height: int) -> str:
    """Return a table of so many pixels."""
    rows = range(-(-height // BOARD))
    wood = "".join(
        tag("rect", y=nth * BOARD, width=width, height=BOARD, fill=(WALNUT, LIGHT, DARK)[nth % 3])
        for nth in rows
    )
    between = "".join(f"M0 {nth * BOARD}H{width}" for nth in rows if nth)
    ends = "".join(
        f"M{share * width:.0f} {nth * BOARD}v{BOARD}" for nth in rows for share in JOINTS[nth % len(JOINTS)]
    )
    lines = tag("path", d=between + ends, stroke=JOINT, stroke_opacity=".55", stroke_width=2, fill="none")
    grain = tag("path", d=_grain(width, len(rows)), stroke="#000", stroke_opacity=".14", fill="none")
    lamp = tag("rect", width=width, height=height, fill="url(#lamp)")
    return tag("defs", LAMP) + wood + grain + lines + lamp


def _grain(width: int, rows: int) -> str:
    """Return lines along the boards, each somewhere else."""
    lines = range(rows * 5)
    return "".join(
        f"M{nth * 337 % width - 60} {nth * BOARD // 5 + 9 + nth * 7 % 11}q{60 + nth * 53 % 90} "
        f"{nth % 5 - 2} {120 + nth * 106 % 180} 0"
        for nth in lines
    )

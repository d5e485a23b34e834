"""The card of a link: the board on a table, and beside it a panel with who plays and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from rules import art
from rules.art import tag
from web.pictures.font import FAMILY, shortened, width
from web.pictures.logo import LOGO
from web.pictures.table import table

# What networks show beside a link: pixels.
WIDTH, HEIGHT = 1200, 630
PANEL = 420  # pixels of the panel's width
RIM = 22  # pixels between the panel and the rims of the card
PAD = 26  # pixels between the panel's rim and its text
BOARD = WIDTH - PANEL - RIM  # the board has what the panel leaves free
INNER = PANEL - 2 * PAD
HEAD, FOOT = 152, 66  # pixels of the panel above the seats, and below them
MOST_ROW = 124  # pixels of a seat's row; six share what there is
SMALLER = 0.72  # how small a long name, or that of an expansion, is written before it is cut
FOOT_LETTERS = 22  # pixels
INK, SOFT, LINE, PAPER, PAPER_LOW = "#2a1c0e", "#6b573c", "#d5c4a1", "#fffaf0", "#f8eed8"
WON, TURN = "#fbe6a8", "#dfe9cf"  # grounds of the row of a winner, and of who is to play
CROWN = "M-15 9L-18-8L-8 0L0-13L8 0L18-8L15 9Z"


@dataclass(frozen=True)
class Row:
    """What the card says of a seat. `note` stands under the name: that it is to play, or has won."""

    seat: int
    name: str
    points: int
    note: str = ""
    won: bool = False


@dataclass(frozen=True)
class Card:
    """What the panel says: the moment, the seats, and the names of the expansions.

    `more` is the text for expansions that are not named because there is no room, with `{count}`.
    """

    moment: str
    rows: Sequence[Row]
    played: Sequence[str]
    more: str


def card(view: dict[str, Any], said: Card, chances: art.Chances | None = None, **how: Any) -> str:
    """Return the card of a view as a standalone SVG; with `chances` their graph is under the board.

    `how` are more arguments of `art.on_table`.
    """
    if chances is None:
        board = art.on_table(view, BOARD, HEIGHT, bare=True, **how)
    else:
        board = art.over_chances(view, chances, BOARD - RIM, HEIGHT, bare=True, **how)
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    drawn = table(WIDTH, HEIGHT) + board + tag("g", panel(said), transform=f"translate({BOARD} {RIM})")
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawn}</svg>'


def panel(said: Card) -> str:
    """Return the panel, its corner at the origin."""
    high = HEIGHT - 2 * RIM
    size = {"width": PANEL, "height": high, "rx": 14}
    paper = tag("rect", **size, y=9, fill="#000", fill_opacity=".35") + tag(
        "rect", **size, fill="url(#paper)"
    )
    free = high - HEAD - FOOT
    row = min(MOST_ROW, free / len(said.rows))
    top = HEAD + (free - row * len(said.rows)) / 2
    rows = "".join(_row(each, top + nth * row, row) for nth, each in enumerate(said.rows))
    foot = tag("path", d=f"M{PAD} {high - FOOT + 8}H{PANEL - PAD}", stroke=LINE, stroke_width=2)
    text, letters = _fitted(expansions(said), FOOT_LETTERS, INNER)
    names = _text(text, PAD, high - 23, letters, SOFT)
    return tag("defs", _paper()) + paper + _head(said.moment) + rows + foot + names


def _paper() -> str:
    stops = tag("stop", offset=0, stop_color=PAPER) + tag("stop", offset=1, stop_color=PAPER_LOW)
    return tag("linearGradient", stops, id="paper", x2=0, y2=1)


def _head(moment: str) -> str:
    """Return the sign and the name of the site, and below them the moment."""
    sign = tag("g", LOGO, transform=f"translate({PAD - 4} 18)scale(1.32)")
    name = _text("Bastide", PAD + 74, 66, 46)
    below = tag("path", d=f"M{PAD} 94H{PANEL - PAD}", stroke=LINE, stroke_width=2)
    return sign + name + below + _text(shortened(moment, 29, INNER), PAD, 133, 29, SOFT)


def _row(row: Row, top: float, high: float) -> str:
    """Return a seat: its figure with the letter, its name with a note, its points."""
    ground = WON if row.won else TURN if row.note else None
    area = {"x": PAD - 14, "y": f"{top + 2:g}", "width": INNER + 28, "height": f"{high - 4:g}", "rx": 9}
    figure, letters = min(86.0, high), min(38.0, high * 0.48)
    points = str(row.points)
    left, right = PAD + figure, PANEL - PAD - width(points, letters * 1.12)
    name, size = _fitted(row.name, letters, right - left - 14)
    middle = top + high / 2 + letters * (0.05 if row.note else 0.34)
    parts = [
        tag("rect", **area, fill=ground) if ground else "",
        _figure(row, PAD + figure / 2 - 5, top + high / 2, figure),
        _text(name, left, middle, size),
        _text(row.note, left, middle + letters * 0.72, letters * 0.6, SOFT),
        _text(points, right, top + high / 2 + letters * 0.38, letters * 1.12),
    ]
    return "".join(parts)


def _fitted(name: str, size: float, room: float) -> tuple[str, float]:
    """Return a name as it fits, and the size of its letters: smaller at first, then cut."""
    size = max(size * SMALLER, min(size, size * room / max(1, width(name, size))))
    return shortened(name, size, room), size


def _figure(row: Row, x: float, y: float, size: float) -> str:
    """Return the follower of a seat, crowned if it has won."""
    scale, down = size / 42, 0.8 if row.won else 0
    drawn = art.figure(row.seat, "fig-meeple", (0, down))
    if row.won:
        look = {"fill": "#f2c14b", "stroke": "#3a2817", "stroke_width": 3.4, "stroke_linejoin": "round"}
        drawn += tag("path", d=CROWN, transform=f"translate(0 {down - 16.5:g})scale(.46)", **look)
    return art.plain(tag("g", drawn, transform=f"translate({x:g} {y:g})scale({scale * 0.86:.3f})"))


def expansions(said: Card) -> str:
    """Return the names of the expansions for one line; those for which there is no room are counted.

    The first is always named: the line is written smaller if it is too long then.
    """
    names = list(said.played)
    text = " · ".join(names)
    for kept in range(len(names) - 1, 0, -1):
        if width(text, FOOT_LETTERS) <= INNER:
            break
        text = " · ".join([*names[:kept], said.more.format(count=len(names) - kept)])
    return text


def _text(text: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """Return a line of text. What XML can't have is left out, what means something in it is escaped."""
    shown = escape("".join(letter for letter in text if letter.isprintable()))
    look = {"font_family": FAMILY, "font_size": f"{size:g}", "fill": colour}
    return tag("text", shown, x=f"{x:g}", y=f"{y:g}", **look) if shown else ""

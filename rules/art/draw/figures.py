"""Return all figures as symbols, whichever expansion brings them."""

from __future__ import annotations

from rules.art.svg.curves import number
from rules.art.svg.figure import FigureArt, drawn
from rules.art.svg.ink import tag
from rules.art.tile.parts import merged


def names() -> tuple[str, ...]:
    """Return the symbols of all figures: ``fig-meeple``, ``fig-abbot``, ..."""
    return tuple(f"fig-{name}" for name in merged().figures)


def art_of(name: str) -> FigureArt:
    """Return how a figure is drawn, by the id of its symbol."""
    return merged().figures[name.removeprefix("fig-")]


def symbol(name: str) -> str:
    """Draw a figure's symbol; its ``data-chest`` says where the seat's sign lies."""
    art = art_of(name)
    chest = f"{number(art.chest[0])} {number(art.chest[1])}"
    return tag("symbol", drawn(art), id=name, viewBox="0 0 100 100", overflow="visible", data_chest=chest)


def figures() -> str:
    """Return all figures as symbols in one SVG."""
    symbols = "".join(symbol(name) for name in names())
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{symbols}</svg>'

"""The figures people place: silhouettes in ``currentColor`` with a contrasting outline, 100 units to a side.

Our own designs. A page sets ``color`` to the seat's colour and ``--fig-line`` to the outline's.
"""

from __future__ import annotations

from rules.art.svg.ink import tag
from rules.art.tile.parts import merged

OUTLINE = {"stroke": "var(--fig-line,#2b2118)", "stroke_width": 5, "stroke_linejoin": "round"}
SHADE = {"fill": "var(--fig-line,#2b2118)", "fill_opacity": ".22"}
LIGHT = {"fill": "#fff", "fill_opacity": ".3"}


def names() -> tuple[str, ...]:
    """The symbols of all figures: ``fig-meeple``, ``fig-abbot``, ..."""
    return tuple(f"fig-{name}" for name in merged().figures)


def body(name: str) -> str:
    """The inside of a figure's symbol."""
    drawn = merged().figures[name.removeprefix("fig-")]
    if not isinstance(drawn, tuple):
        return drawn()
    silhouette, fold, detail = drawn
    light = LIGHT if name == "fig-meeple" else {"fill": "#fff", "fill_opacity": ".72"}
    return (
        tag("path", d=silhouette, fill="currentColor", **OUTLINE)
        + tag("path", d=fold, **SHADE)
        + tag("path", d=detail, **light)
    )


def figures() -> str:
    """All figures as symbols in one SVG."""
    symbols = "".join(tag("symbol", body(name), id=name, viewBox="0 0 100 100") for name in names())
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{symbols}</svg>'

"""Colours and the few SVG tags the drawings are made of.

Every colour is a CSS variable with a fallback, written as a presentation attribute: a page may repaint the
tiles (dark mode, high contrast) by setting ``--art-…``, and no inline style is needed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from rules.art.svg.palette import COLOURS


def ink(name: str) -> str:
    """Return a colour as an attribute value. LookupError for a name that the palette lacks."""
    if name not in COLOURS:
        near = ", ".join(get_close_matches(name, COLOURS))
        hint = f" Names like it: {near}." if near else ""
        raise LookupError(f"There is no colour {name!r} in rules/art/svg/palette.py.{hint}")
    return f"var(--art-{name},{COLOURS[name]})"


def plain(svg: str, colours: Mapping[str, str] = COLOURS) -> str:
    """Return the same drawing with its colours fixed, for programs that know no CSS variables."""
    return re.sub(r"var\(--(?:art-)?([a-z0-9-]+),\s*([^()]+)\)", lambda m: colours.get(m[1], m[2]), svg)


def tag(name: str, inner: str = "", /, **attributes: object) -> str:
    """Return an element; underscores in attribute names become hyphens, None is left out."""
    text = "".join(
        f' {k.rstrip("_").replace("_", "-")}="{v}"' for k, v in attributes.items() if v is not None
    )
    return f"<{name}{text}>{inner}</{name}>" if inner else f"<{name}{text}/>"


def shape(d: str, fill: str | None = None, line: str | None = None, width: float = 1, **more: object) -> str:
    """Return a path; nothing for an empty one. Colours by their names."""
    if not d:
        return ""
    stroke = {"stroke": ink(line), "stroke_width": f"{width:g}"} if line else {}
    return tag("path", d=d, fill=ink(fill) if fill else "none", **stroke, **more)


def at(point: tuple[float, float], inner: str, turn: float = 0, scale: float = 1) -> str:
    """Return a group moved to a point."""
    move = f"translate({point[0]:.1f} {point[1]:.1f})"
    if turn:
        move += f"rotate({turn:.0f})"
    if scale != 1:
        move += f"scale({scale:.2f})"
    return f'<g transform="{move}">{inner}</g>'

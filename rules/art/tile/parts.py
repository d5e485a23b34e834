"""What an expansion draws: its `art.py` holds one `Art`, found here by looking into the folders.

`rules/art/coming/` holds the same for sheets of the catalogue that have no rules yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rules.art.svg.curves import Curve, Point
from rules.art.svg.figure import FigureArt
from rules.art.tile.example import Example
from rules.art.tile.lines import LineArt
from rules.art.tile.plan import City, Site
from rules.art.tile.tile import Tile

RULES: Final = Path(__file__).parents[2]
# Where modules with an `ART` lie.
PLACES: Final = ("art/base.py", "art/coming/[!_]*.py", "expansions/*/art.py")

# What an `Art` has by names or kinds.
KEYED: Final = (
    "figures",
    "symbols",
    "marks",
    "tiles",
    "gates",
    "whole",
    "flags",
    "buildings",
    "lands",
    "lines",
    "grounds",
)

Drawing = Callable[[], str]
# Draws the area of a segment, flat, below everything that stands on the tile.
LandDrawing = Callable[[City], str]


@dataclass(frozen=True, kw_only=True)
class MarkArt:
    """How one kind of mark finds its place and is drawn.

    `draw` gets what the mark says and draws it round the origin with the radius `span` (`size` if None). A
    disc of `size` is kept free for it, or of `small` where there is little room. `where` it lies:

    - a mark of a segment: on the segment itself (`own`), in the middle of the tile (`middle`), or in a field
      beside the segment (`beside`);
    - a mark of a tile: in a field (`fields`), in a city (`towns`) if there is one, `anywhere`, or where a
      figure on it stands (`figure`).

    `says` is the key of the tile with what it says. `kind` is its name on the drawing, if not that of the
    catalogue. Marks of segments of `turn` 0 and 1 choose their places before those of the tile, others after.
    `site` is the kind of crossing that shows the mark (its own name if empty), with its `radius`; a mark that
    is `always_site` is drawn as one even where no road leads to it. Figures stand on one that `carries` them.
    """

    draw: Callable[[str], str]
    where: str
    size: float = 7.5
    small: float | None = None
    span: float | None = None
    says: str = ""
    kind: str = ""
    turn: int = 1
    site: str = ""
    radius: float | None = None
    always_site: bool = False
    carries: bool = False


@dataclass(frozen=True, kw_only=True)
class TileArt:
    """What is laid out otherwise on one tile than the common rules would."""

    hub: Point | None = None
    courses: tuple[Curve, ...] = ()
    building: Point | None = None
    sites: tuple[Site, ...] = ()
    # A stone bridge: where, its direction in degrees, half its length.
    deck: tuple[Point, float, float] | None = None
    # For a mark, the segments on which it lies.
    owners: Mapping[str, frozenset[int]] = field(default_factory=dict)
    cities: Callable[[Tile], list[City]] | None = None
    # The order of its enclosed areas, from the one in reading order to the catalogue's.
    enclosed: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Art:
    """All that one expansion draws.

    `figures` are by the piece's name; `symbols`, by their ids, lie on the board besides tiles.
    `marks` are those of tiles and segments by their names in the catalogue. `tiles` by id are laid out
    otherwise. By keys of the catalogue `gates` draws what a gate has besides, `whole` a whole tile, `flags`
    what a monastery has besides. `buildings` are others, drawn round the origin, by the kinds of their
    segments. `lands` are segments that fill their edges and are no cities, such as a lake, by their kinds:
    they get the shape that a city there would have, and a road at a junction with one ends at its rim.
    `lines` are segments with fields beside them, such as a canal, by their kinds: they have the course that a
    road there would have.
    `grounds` says for a kind of feature that lies across an edge on which kind of segments it does. `board`
    draws what a state of the game lays over the tiles.
    `example` shows the rules at a glance, on the page for players.
    """

    figures: Mapping[str, FigureArt] = field(default_factory=dict)
    symbols: Mapping[str, Drawing] = field(default_factory=dict)
    marks: Mapping[str, MarkArt] = field(default_factory=dict)
    tiles: Mapping[str, TileArt] = field(default_factory=dict)
    gates: Mapping[str, Drawing] = field(default_factory=dict)
    whole: Mapping[str, Drawing] = field(default_factory=dict)
    flags: Mapping[str, Drawing] = field(default_factory=dict)
    buildings: Mapping[str, Drawing] = field(default_factory=dict)
    lands: Mapping[str, LandDrawing] = field(default_factory=dict)
    lines: Mapping[str, LineArt] = field(default_factory=dict)
    grounds: Mapping[str, str] = field(default_factory=dict)
    board: tuple[Callable[[Any], str], ...] = ()
    example: Example | None = None

    def tile(self, name: str) -> TileArt:
        """Return how a tile is laid out."""
        return self.tiles.get(name, _ORDINARY)

    def mark(self, name: str) -> MarkArt:
        """Return how a mark is drawn; one that nobody draws keeps its place free."""
        return self.marks.get(name, _UNDRAWN)

    def building_kinds(self) -> tuple[str, ...]:
        """Return the kinds of segments that are drawn as buildings."""
        return ("monastery", *self.buildings)

    def line_kinds(self) -> tuple[str, ...]:
        """Return the kinds of segments that are drawn as lines with fields beside them."""
        return ("road", "river", *self.lines)

    def site_radius(self, kind: str) -> float | None:
        """Return the radius of a crossing that shows a mark; None for any other."""
        marks = (m for name, m in self.marks.items() if (m.site or name) == kind and m.radius is not None)
        return next((mark.radius for mark in marks), None)


_ORDINARY: Final = TileArt()
_UNDRAWN: Final = MarkArt(draw=lambda _: "", where="anywhere")


@cache
def arts() -> dict[str, Art]:
    """Return every `ART` by the name of its module's folder or sheet, in the order of their names."""
    found: dict[str, Art] = {}
    for place in PLACES:
        for path in RULES.glob(place):
            name = path.parent.name if path.stem == "art" else path.stem
            module = ".".join(("rules", *path.relative_to(RULES).with_suffix("").parts))
            found[name] = import_module(module).ART
    return dict(sorted(found.items()))


@cache
def merged() -> Art:
    """Return everything that any expansion draws."""
    parts: dict[str, Any] = {}
    for art in arts().values():
        for key in KEYED:
            parts.setdefault(key, {}).update(getattr(art, key))
    return Art(**parts, board=tuple(layer for art in arts().values() for layer in art.board))

"""What is missing or wrong in the `art.py` of an expansion: `of_art()` says what to draw.

Each drawing is made once by itself. To lay out every tile of every expansion would take long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from rules.art.svg.figure import drawn
from rules.art.tile.cities import build
from rules.art.tile.data import by_id, load
from rules.art.tile.lines import Course, arms
from rules.art.tile.parts import Art, MarkArt, arts, merged
from rules.art.tile.plan import CENTRE
from rules.art.tile.tile import Tile
from rules.expansions import registry
from rules.expansions.manifest import Expansion
from rules.tiles.catalogue import catalogue
from rules.tiles.kinds import PLACELESS_KINDS

# What a drawing raises that names a colour or a thing that is not there, or gets what it can't use.
FAULTS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

# The forms of a line: an end, straight, bent, branching.
LINED: Final = ("N", "NS", "NE", "NES")


def of_art(expansion: Expansion, here: str) -> Iterator[str]:
    """Yield what nobody draws, drawings that fail, and what is drawn of tiles that are not there."""
    art = arts().get(expansion.folder, Art())
    tiles = () if expansion.in_base_game else load(expansion.name)
    yield from _of_pieces(expansion, art, here)
    yield from _of_ground(expansion, art, tiles, here)
    yield from _of_drawings(art, tiles, here)
    yield from _of_names(art, here)


def of_features() -> Iterator[str]:
    """Yield features on the tiles of playable expansions that nobody draws."""
    for expansion in sorted(registry.playable()):
        for name in sorted({mark for design in catalogue()[expansion].designs for mark in design.marks}):
            if name not in merged().marks:
                yield f"A tile of {expansion} has the feature {name!r}, which no art.py draws: add a MarkArt."


def _of_pieces(expansion: Expansion, art: Art, here: str) -> Iterator[str]:
    """Yield figures and tokens that nobody draws."""
    for name in expansion.figures:
        if name not in art.figures:
            yield f"{here}/art.py: draw {name!r} in `figures` of ART: its silhouette, shade and detail."
    handed = () if expansion.in_base_game else catalogue()[expansion.name].player_tiles
    for name in expansion.tokens:
        if f"mark-{name}" not in art.symbols and not handed:
            yield f"{here}/art.py: draw 'mark-{name}' in `symbols` of ART, as it lies on the board."


def _of_ground(expansion: Expansion, art: Art, tiles: tuple[Tile, ...], here: str) -> Iterator[str]:
    """Yield marks, filled edges, lines and buildings that nobody draws."""
    for name in expansion.marks:
        if not any(name in found for found in (art.marks, art.gates, art.whole, art.flags)):
            yield f"{here}/art.py: draw the mark {name!r} in `marks` of ART, with a MarkArt."
    for kind in expansion.kinds:
        if kind.fills and kind.name not in art.lands:
            yield f"{here}/art.py: draw the kind of segment {kind.name!r} in `lands` of ART."
        if kind.touches == "edges" and not kind.fills and kind.name not in art.lines:
            yield f"{here}/art.py: draw the kind of segment {kind.name!r} in `lines` of ART, with a LineArt."
    for name in sorted({segment.kind for tile in tiles for segment in tile.segments} & PLACELESS_KINDS):
        if name not in merged().building_kinds():
            yield f"{here}/art.py: draw the kind of segment {name!r} in `buildings` of ART."


def _of_drawings(art: Art, tiles: tuple[Tile, ...], here: str) -> Iterator[str]:
    """Yield drawings that fail, with what they say of it."""
    for where, name, draw in _drawings(art, tiles):
        try:
            draw()
        except FAULTS as error:
            said = error.args[0] if error.args else ""
            yield f"{here}/art.py: {name!r} in `{where}` of ART can't be drawn: {type(error).__name__} {said}"


def _drawings(art: Art, tiles: tuple[Tile, ...]) -> Iterator[tuple[str, str, Callable[[], object]]]:
    """Yield each drawing: the part of `Art` in which it stands, its name there, and what draws it."""
    for name, figure in art.figures.items():
        yield "figures", name, partial(drawn, figure)
    for where in ("symbols", "gates", "whole", "flags", "buildings"):
        yield from ((where, name, draw) for name, draw in getattr(art, where).items())
    for name, mark in art.marks.items():
        yield from (("marks", name, partial(mark.draw, says)) for says in sorted(_said(name, mark, tiles)))
    for tile in tiles:
        for index in tile.of_kind(*art.lands):
            kind = tile.segments[index].kind
            yield "lands", kind, partial(art.lands[kind], build(tile, index))
    for kind, found in art.lines.items():
        for edges in LINED:
            course = Course(tuple(arms(edges, CENTRE)), 2 * found.half)
            yield "lines", kind, partial(found.drawn, course)


def _said(name: str, mark: MarkArt, tiles: Iterable[Tile]) -> set[str]:
    """Return what a mark says on these tiles or on segments of theirs; nothing if it is on none."""
    on_tiles = {str(tile.row.get(mark.says) or "") for tile in tiles}
    on_segments = {str(segment.has(name) or "") for tile in tiles for segment in tile.segments}
    return (on_tiles | on_segments) or {""}


def _of_names(art: Art, here: str) -> Iterator[str]:
    """Yield names of tiles and pieces that are not there."""
    shown = art.example.tiles if art.example else ()
    for where, names in (("tiles", art.tiles), ("example", dict.fromkeys(row[0] for row in shown))):
        for name in names:
            if name not in by_id():
                yield f"{here}/art.py: `{where}` of ART has the tile {name!r}: no tile file has it."
    for name in dict.fromkeys(row[1] for row in (art.example.pieces if art.example else ())):
        if name not in merged().figures:
            yield f"{here}/art.py: `example` of ART has the piece {name!r}: no art.py draws it."

"""The symbols of designs: for each of the four ways a tile may lie, its ground and what stands on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rules.art.draw.ground import ground, seams
from rules.art.draw.level import LEVELS, MIDDLE, Level
from rules.art.draw.meadow import patterns
from rules.art.draw.standing import standing
from rules.art.draw.tokens import tokens
from rules.art.svg.ink import tag
from rules.art.tile.data import by_id, designs
from rules.art.tile.parts import merged
from rules.art.tile.tile import Tile
from rules.art.tile.turned import turned

NAMESPACE = "http://www.w3.org/2000/svg"
TURNS = (0, 90, 180, 270)


def halves(tile: Tile, rotation: int, level: Level) -> tuple[str, str]:
    """Return the ground of a tile that lies so, and what stands on it."""
    for key, whole in merged().whole.items():
        if any(s.has(key) for s in tile.segments):
            return whole() + seams(), ""
    known = turned(tile, rotation // 90)
    return ground(known, level), standing(known, level)


def name(tile: Tile, rotation: int, part: str, level: Level = MIDDLE) -> str:
    """Return the id of a symbol: `part` is `ground`, `standing` or `tile` (both on a piece of meadow)."""
    return f"{tile.symbol}-{rotation}-{part}" + ("" if level is MIDDLE else f"-{level.name}")


@cache
def symbol(tile: Tile, rotation: int, level: Level = MIDDLE) -> str:
    """Return the two symbols of a design that lies so."""
    flat, upright = halves(tile, rotation, level)
    box = {"viewBox": "0 0 100 100"}
    return tag("symbol", flat, id=name(tile, rotation, "ground", level), **box) + tag(
        "symbol", upright, id=name(tile, rotation, "standing", level), overflow="visible", **box
    )


def cut(page: str) -> dict[str, str]:
    """Return the symbols of a page that `design` made, by their ids."""
    found = (f"<symbol {each}" for each in page.removesuffix("</svg>").split("<symbol ")[1:])
    return {each.partition('id="')[2].partition('"')[0]: each for each in found}


def whole(tile: Tile, rotation: int) -> str:
    """Return a symbol with everything, for a tile that does not lie on the board."""
    parts = [tag("rect", width=100, height=100, fill="url(#a-meadow)")]
    parts += [
        tag("use", href=f"#{name(tile, rotation, part)}", width=100, height=100)
        for part in ("ground", "standing")
    ]
    identity = tile.symbol if rotation == 0 else f"{tile.symbol}-{rotation}"
    return tag("symbol", "".join(parts), id=identity, viewBox="0 0 100 100", overflow="visible")


def drawings(tile: Tile, level: Level = MIDDLE) -> str:
    """Return all symbols of one design at one level of detail."""
    turns = "".join(symbol(tile, rotation, level) for rotation in TURNS)
    return turns + ("".join(whole(tile, rotation) for rotation in TURNS) if level is MIDDLE else "")


def sheet(sets: Iterable[str]) -> str:
    """Return one SVG with the symbols of each design of these sets, and the board's tokens."""
    return framed(symbols(sets))


def symbols(sets: Iterable[str]) -> str:
    """Return the symbols alone: those of several sets are those of each, one after the other."""
    return "".join(drawings(tile) for tile in designs(sets))


def framed(symbols: str) -> str:
    """Return a sheet of these symbols, with what all drawings share."""
    return _page(tag("defs", patterns()) + symbols + tokens())


def design(symbol: str, level: str = MIDDLE.name) -> str | None:
    """Return the symbols of the design with this symbol, at all four rotations; None for unknown names."""
    tile, detail = _by_symbol().get(symbol), LEVELS.get(level)
    return None if tile is None or detail is None else _page(drawings(tile, detail))


def gathered(designs: Iterable[str]) -> str:
    """Return what `design` returned for some designs as one sheet."""
    head, tail = _page("|").split("|")
    return _page("".join(one.removeprefix(head).removesuffix(tail) for one in designs))


def symbol_names(sets: Iterable[str]) -> list[str]:
    """Return the symbols of all designs of these sets."""
    return [tile.symbol for tile in designs(sets)]


@cache
def _by_symbol() -> dict[str, Tile]:
    return {tile.symbol: tile for tile in by_id().values()}


def _page(inner: str) -> str:
    return f'<svg xmlns="{NAMESPACE}" width="0" height="0" aria-hidden="true">{inner}</svg>'

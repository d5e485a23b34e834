"""What of a setup can be counted: copies of sets of tiles (`sets`), and pieces of each seat (`supply`)."""

from __future__ import annotations

from typing import Any, Final

from rules.expansions import registry
from rules.expansions.manifest import BASE
from rules.setup.reader import MOST
from rules.setup.reader import CheckedSetup as Setup
from rules.setup.setup import SEATS
from rules.tiles.catalogue import TileSet, catalogue
from rules.turn.start import usual_supply

# The followers of the base game, which every seat is dealt.
MEEPLE: Final = "meeple"


def pieces() -> dict[str, str]:
    """Return each kind of piece that seats are dealt, with the expansion that brings it."""
    dealt = {piece: module.expansion for module in registry.modules() for piece in module.deals}
    return {MEEPLE: BASE, **dealt}


def sets() -> dict[str, str]:
    """Return each set of tiles that a setup can count, with its expansion: its parts, where it has some."""
    return {name: tile_set.id for tile_set in _tile_sets() for name in tile_set.parts or (tile_set.id,)}


def describe_pieces() -> list[dict[str, Any]]:
    """Return `[{"expansion", "name", "usual", "most"}]` of every kind of piece.

    `usual` has, for each number of seats, how many a seat starts with by the presets of the newest edition.
    """
    usual = {size: usual_supply(_everything(size)) for size in SEATS}
    return [
        {
            "expansion": expansion,
            "name": name,
            "usual": {str(size): dealt.get(name, 0) for size, dealt in usual.items()},
            "most": MOST,
        }
        for name, expansion in pieces().items()
    ]


def describe_sets() -> list[dict[str, Any]]:
    """Return `[{"expansion", "name", "title", "tiles", "usual", "most"}]` of all that `sets` counts.

    What has no tiles is left out. `most` is 1 where further copies stay in the box.
    """
    parts = {part.name: part for module in registry.modules() for part in module.parts}
    found = []
    for name, expansion in sets().items():
        tile_set, part = catalogue()[expansion], parts.get(name)
        title, usual = (part.title, part.usual) if part else (tile_set.name, 1)
        described = {"expansion": expansion, "name": name, "title": title, "tiles": _tiles(tile_set, name)}
        if described["tiles"]:
            found.append({**described, "usual": usual, "most": _most(name)})
    return found


def _tile_sets() -> list[TileSet]:
    return [catalogue()[name] for name in (BASE, *sorted(registry.playable() - {BASE}))]


def _everything(size: int, **chosen: Any) -> Setup:
    expansions = sorted(registry.playable() - {BASE})
    return Setup.from_json({"seats": ["?"] * size, "expansions": expansions, **chosen})


def _tiles(tile_set: TileSet, name: str) -> int:
    """Return how many tiles one copy of a set or of a part of it has."""
    only = {part: int(part == name) for part in tile_set.parts}
    return sum(design.count(new_edition=False, parts=only) for design in tile_set.designs)


def _most(name: str) -> int:
    one, two = (_everything(2, sets={name: copies}).tiles().total() for copies in (1, 2))
    return MOST if two > one else 1

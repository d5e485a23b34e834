"""What can be set up, for forms: editions, options with their presets and texts, expansions, seats."""

from __future__ import annotations

from typing import Any

from rules.expansions import registry
from rules.hooks import RuleModule
from rules.setup.options import BASE_OPTIONS, EDITIONS, ON_OFF, ExpansionPart, Option
from rules.setup.setup import SEATS
from rules.tiles.catalogue import TileSet, catalogue


def describe_options() -> dict[str, Any]:
    """Return `{"editions", "default_edition", "seats": [min, max], "options": [], "expansions": []}`."""
    modules = [(m.expansion, o, _switch(m)) for m in registry.modules() for o in m.options]
    options = [("base", o, None) for o in BASE_OPTIONS] + modules
    return {
        "editions": list(EDITIONS),
        "default_edition": EDITIONS[-1],
        "seats": [SEATS.start, SEATS.stop - 1],
        "options": [_option(*found) for found in options if not found[1].retired],
        "expansions": [_expansion(name) for name in sorted(registry.playable() - {"base"})],
    }


def _switch(module: RuleModule) -> str | None:
    """Return the option that turns a module off, and with it all other options of the module."""
    found = (option.name for option in module.options if option.values == ON_OFF)
    return next(found, None)


def _option(expansion: str, option: Option, switch: str | None) -> dict[str, Any]:
    return {
        "expansion": expansion,
        # The old name of the same, for pages of older versions.
        "box": expansion,
        "name": option.name,
        "switch": switch if switch != option.name else None,
        "needs": {name: list(values) for name, values in option.needs.items()},
        "text": option.text,
        "values": list(option.values),
        "numbers": option.numbers,
        "presets": {edition: option.preset(edition) for edition in EDITIONS},
        "clauses": list(option.clauses),
    }


def _part(tile_set: TileSet, part: ExpansionPart) -> dict[str, Any]:
    """Return a part of an expansion: its name in `sets`, its tiles, and its default number of copies."""
    others = {name: int(name == part.name) for name in tile_set.parts}
    tiles = sum(design.count(new_edition=False, parts=others) for design in tile_set.designs)
    return {"name": part.name, "title": part.title, "tiles": tiles, "usual": part.usual}


def _expansion(name: str) -> dict[str, Any]:
    tile_set = catalogue()[name]
    tiles = sum(design.count(new_edition=False) for design in tile_set.designs)
    needs = sorted({expansion for m in registry.modules() if m.expansion == name for expansion in m.needs})
    declared = [found for found in registry.expansions() if found.set_name == name]
    return {
        "name": name,
        "title": tile_set.name,
        "tiles": tiles,
        "reconstructed": tile_set.reconstructed,
        "first": any(found.first for found in declared),
        "family": any(found.family for found in declared),
        "boxes": sorted({box for found in declared for box in found.boxes}),
        "needs": needs,
        "parts": [
            _part(tile_set, part) for m in registry.modules() if m.expansion == name for part in m.parts
        ],
    }

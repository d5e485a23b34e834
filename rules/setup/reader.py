"""Reading a setup: the `setup` of a record becomes a checked `Setup` (clauses SETUP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Self, TypeVar

from rules import refusals
from rules.expansions import registry
from rules.hooks import RuleModule, every, first, hooks_of, implemented
from rules.problems import SetupError
from rules.setup.options import BASE_OPTIONS, ON_OFF, Option, by_name, resolve
from rules.setup.setup import REVISION, SEATS, Layer, Setup, StartTile
from rules.tiles.catalogue import catalogue, designs, plain_faces
from rules.tiles.geometry import EDGES, ROTATIONS, STEPS, Cell, opposite
from rules.tiles.kinds import TERRAIN_NAMES

NAME_LENGTH: Final = 40
# The greatest number of copies of a set (`sets`), and of pieces of one kind for each seat (`supply`).
MOST: Final = 20
# How far from (0, 0) a start tile may lie: beyond any game, within the numbers of any client.
FARTHEST: Final = 10_000
_KEYS: Final = frozenset({"seats", "edition", "expansions", "options", "sets", "supply", "start", "revision"})
# Why the numbers under a key are refused.
_COUNTED: Final = {"sets": refusals.SETUP_SETS, "supply": refusals.SETUP_SUPPLY}

S = TypeVar("S", bound=Setup)


class CheckedSetup(Setup):
    """A checked setup with every option resolved. Make it with `from_json`."""

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read the `setup` of a record. Raises `SetupError` for anything unknown or out of range."""
        if not isinstance(data, Mapping):
            raise SetupError(refusals.SETUP_FORM(detail="A setup is an object."))
        for key in data:
            if key not in _KEYS:
                raise SetupError(refusals.SETUP_UNKNOWN(detail=f"A setup has no key {key!r}."))
        expansions = _expansions(data.get("expansions", []))
        edition = data.get("edition", "new-2018")
        revision = _revision(data.get("revision", REVISION))
        chosen = _mapping(data, "options")
        known = tuple(option for option in options_for(expansions) if option.since <= revision)
        others = tuple(option for module in registry.modules() for option in module.options)
        newer = tuple(option for option in others if option.since <= revision)
        options = resolve(known, edition, chosen, revision, newer)
        draft = cls(
            _seats(data.get("seats")),
            edition,
            expansions,
            options,
            _counts(data, "sets", _set_names(expansions)),
            _counts(data, "supply", None),
            _start(data.get("start")),
            revision,
        )
        working = by_name(tuple(option for option in known if not option.retired))
        return _checked(replace(draft, without_effect=tuple(sorted(set(chosen) - set(working)))))


def _checked(draft: S) -> S:
    """Return the setup with what its modules contribute.

    Raises `SetupError` where that does not go together.
    """
    modules = tuple(module for module in registry.modules() if module.in_play(draft))
    return with_modules(draft, modules)


def with_modules(draft: S, modules: tuple[RuleModule, ...]) -> S:
    """Return the setup with these modules in play and what they add.

    `SetupError` if that does not go together.
    """
    setup = replace(draft, modules=modules, hooks=hooks_of(modules))
    setup = replace(setup, start=setup.start or _start_tiles(setup))
    _check_names(setup)
    setup = replace(setup, counts=_tiles(setup))
    setup = replace(setup, layers=layers_of(setup, setup.bag()))
    setup = replace(setup, without_effect=tuple(sorted({*setup.without_effect, *_idle_options(setup)})))
    refusal = first(RuleModule.refuse_setup, setup)
    if refusal is not None:
        raise refusal
    return setup


def _idle_options(setup: Setup) -> Iterator[str]:
    """Yield the options of the setup that cannot matter with the others as they are."""
    yield from (option.name for option in BASE_OPTIONS if not _can_matter(option, setup))
    for module in registry.modules():
        switched_off = module not in setup.modules and any(o.values == ON_OFF for o in module.options)
        for option in module.options:
            idle = (switched_off and option.values != ON_OFF) or not _can_matter(option, setup)
            if idle and option.name in setup.options:
                yield option.name


def _can_matter(option: Option, setup: Setup) -> bool:
    return all(setup.options.get(name) in values for name, values in option.needs.items())


def _check_names(setup: Setup) -> None:
    first = setup.options["setup.first_player"]
    if isinstance(first, int) and first >= len(setup.seats):
        raise SetupError(refusals.OPTION_VALUE(detail=f"There is no seat {first} to begin."))
    for module in setup.modules:
        for expansion in module.needs:
            if expansion not in setup.expansions:
                raise SetupError(
                    refusals.SETUP_NEEDS(
                        expansion=catalogue()[module.expansion].name, needed=catalogue()[expansion].name
                    )
                )
    for piece in set(setup.supply).difference({"meeple"}, *(module.deals for module in setup.modules)):
        raise SetupError(refusals.SETUP_SUPPLY(detail=f"supply names {piece!r}, which is not in play."))


def _start_tiles(setup: Setup) -> tuple[StartTile, ...]:
    """Return the start tile of the base set, and what modules make of it."""
    tile = next(design.id for design in catalogue()["base"].designs if design.is_start)
    laid: tuple[StartTile, ...] = (StartTile(tile, 0, 0, 0),)
    for adjust in implemented(setup, RuleModule.start_tiles):
        laid = adjust(setup, laid)
    return laid


def _tiles(setup: Setup) -> Mapping[str, int]:
    """Return every tile of the sets in play with its number of copies."""
    found: Counter[str] = Counter()
    for name in ("base", *setup.expansions):
        copies = setup.sets.get(name, 1)
        for design in catalogue()[name].designs:
            found[design.id] += copies * design.count(setup.edition == "new-2018", setup.parts)
    found.subtract(every(RuleModule.left_out, setup))
    return +found


def layers_of(setup: Setup, tiles: Iterable[str]) -> Mapping[str, Layer]:
    """Return where those of the tiles lie that are not in the common layer."""
    if not implemented(setup, RuleModule.stack_layer):
        return {}
    known = designs()
    found = {tile: first(RuleModule.stack_layer, setup, known[tile]) for tile in sorted(set(tiles))}
    return {tile: layer for tile, layer in found.items() if layer is not None}


def options_for(expansions: tuple[str, ...]) -> tuple[Option, ...]:
    """Return the options that a setup with these expansions has."""
    return (*BASE_OPTIONS, *(o for m in registry.modules() if m.belongs_to(expansions) for o in m.options))


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise SetupError(refusals.SETUP_FORM(detail=f"{key} is an object of names and values."))
    return value


def _seats(names: object) -> tuple[str, ...]:
    if not isinstance(names, list | tuple) or len(names) not in SEATS:
        raise SetupError(refusals.SETUP_SEATS(least=SEATS[0], most=SEATS[-1]))
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > NAME_LENGTH or not name.isprintable():
            raise SetupError(refusals.SETUP_NAME(most=NAME_LENGTH))
    return tuple(names)


def _expansions(names: object) -> tuple[str, ...]:
    if not isinstance(names, list | tuple):
        raise SetupError(refusals.SETUP_EXPANSIONS(detail="expansions is a list of names."))
    for name in names:
        if not isinstance(name, str) or name not in registry.playable():
            raise SetupError(refusals.SETUP_EXPANSIONS(detail=f"There is no expansion {name!r}."))
    if len(set(names)) != len(names):
        raise SetupError(refusals.SETUP_EXPANSIONS(detail="An expansion is named twice."))
    return tuple(sorted(name for name in names if name != "base"))


def _set_names(expansions: tuple[str, ...]) -> set[str]:
    sets = [catalogue()[name] for name in ("base", *expansions)]
    return {name for tile_set in sets for name in (tile_set.id, *tile_set.parts)}


def _counts(data: Mapping[str, Any], key: str, known: set[str] | None) -> dict[str, int]:
    counts = dict(_mapping(data, key))
    for name, number in counts.items():
        if known is not None and name not in known:
            raise SetupError(_COUNTED[key](detail=f"{key} names {name!r}, which is not in play."))
        if type(number) is not int or not 0 <= number <= MOST:
            raise SetupError(_COUNTED[key](detail=f"{key}.{name} is a number from 0 to {MOST}."))
    return counts


def _start(data: object) -> tuple[StartTile, ...]:
    if data is None:
        return ()
    if not isinstance(data, list) or not data:
        raise SetupError(refusals.SETUP_START(detail="start is a list of tiles, at least one."))
    tiles = tuple(_start_tile(raw) for raw in data)
    _check_rims(tiles)
    return tiles


def _check_rims(tiles: tuple[StartTile, ...]) -> None:
    """Start tiles may lie apart from each other, but not on one cell nor beside what they do not match."""
    laid: dict[Cell, tuple[int, ...]] = {}
    for start in tiles:
        cell, shown = (start.x, start.y), plain_faces(start.tile)[start.rotation // 90].terrain
        if cell in laid:
            raise SetupError(refusals.SETUP_START(detail=f"Two start tiles lie on {cell}."))
        for edge, (dx, dy) in enumerate(STEPS):
            beyond = laid.get((cell[0] + dx, cell[1] + dy))
            if beyond is not None and (met := beyond[opposite(edge)]) != shown[edge]:
                both = f"{TERRAIN_NAMES[shown[edge]]} at {EDGES[edge]}, its neighbour {TERRAIN_NAMES[met]}"
                raise SetupError(refusals.SETUP_START(detail=f"The start tile on {cell} has {both}."))
        laid[cell] = shown


def _start_tile(raw: object) -> StartTile:
    if not isinstance(raw, Mapping) or set(raw) != {"tile", "x", "y", "rotation"}:
        raise SetupError(refusals.SETUP_START(detail="A start tile has tile, x, y and rotation."))
    tile, *numbers = (raw[key] for key in ("tile", "x", "y", "rotation"))
    if not isinstance(tile, str) or tile not in designs():
        raise SetupError(refusals.SETUP_START(detail=f"There is no tile {tile!r} to start with."))
    if not all(type(n) is int and abs(n) <= FARTHEST for n in numbers) or numbers[2] not in ROTATIONS:
        raise SetupError(
            refusals.SETUP_START(detail=f"The start tile {tile} does not lie on a cell, turned by quarters.")
        )
    return StartTile(tile, *numbers)


def _revision(value: object) -> int:
    if type(value) is not int or not 1 <= value <= REVISION:
        raise SetupError(refusals.SETUP_REVISION(newest=REVISION))
    return value

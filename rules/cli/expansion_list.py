"""What core and expansions add, as data: for `rules expansions`, and for checks of front ends."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from typing import Any

from rules.cli.action_names import actions_of, core_actions
from rules.expansions import registry
from rules.expansions.manifest import Expansion, Module
from rules.hooks import hooks_of
from rules.lessons.reading import FILE, lessons, read
from rules.rulebooks import BASE_REASONS, rulebooks
from rules.setup.options import BASE_OPTIONS, Option
from rules.tiles.catalogue import catalogue


def expansion_list() -> dict[str, Any]:
    """Return `{"core": {"actions", "reasons", "options", "chapters"}, "expansions": [...]}`.

    Expansions are in the order of their hooks. `chapters` of the core are those of each rulebook that
    belongs to no expansion, by its name.
    """
    found = registry.expansions()
    for expansion in found:
        _load(expansion.package)
    added = {name for expansion in found for name in actions_of(expansion.package)}
    core = core_actions()
    chapters = {name: _chapters(book) for name, book in rulebooks(drafts=True).items()}
    shared = chapters.keys() - {expansion.name for expansion in found}
    return {
        "core": {
            "actions": core,
            "reasons": sorted(BASE_REASONS),
            "options": _values(BASE_OPTIONS),
            "chapters": {name: chapters[name] for name in sorted(shared)},
            "lessons": _lessons(None),
        },
        "expansions": [_entry(expansion, added - set(core), chapters) for expansion in found],
    }


def _lessons(expansion: Expansion | None) -> dict[str, dict[str, list[str]]]:
    """Return the actions of each step of each lesson of an expansion, a draft too, or of the base game."""
    if expansion is not None and expansion.draft:
        path = expansion.path / FILE
        found = list(read(path, expansion)) if path.is_file() else []
    else:
        name = None if expansion is None else expansion.name
        found = [lesson for lesson in lessons().values() if lesson.expansion == name]
    return {
        lesson.name: {step.name: [action["type"] for action in step.do] for step in lesson.steps}
        for lesson in found
    }


def _chapters(book: dict[str, Any]) -> list[str]:
    """Return the titles of a rulebook's chapters, each once."""
    return list(dict.fromkeys(chapter["title"] for chapter in book["chapters"] if chapter["title"]))


def _values(options: Iterable[Option]) -> dict[str, list[str]]:
    return {option.name: list(option.values) for option in options if not option.retired}


def _entry(expansion: Expansion, added: set[str], chapters: dict[str, list[str]]) -> dict[str, Any]:
    """Return what an expansion adds. `added` are the actions that the base game lacks."""
    return {
        "name": expansion.name,
        "in_base_game": expansion.in_base_game,
        "needs": list(expansion.needs),
        "after": list(expansion.after),
        "figures": list(expansion.figures),
        "tokens": list(expansion.tokens),
        "kinds": [kind.name for kind in expansion.kinds],
        "decisions": list(expansion.decisions),
        "actions": sorted(added & set(actions_of(expansion.package))),
        "reasons": expansion.reasons,
        "marks": list(expansion.marks),
        "parts": [part.name for part in expansion.parts],
        "tiles": _tiles(expansion.name),
        "options": _values(option for module in expansion.modules for option in module.options),
        "modules": {module.name: _hooks(module) for module in expansion.modules},
        "chapters": chapters.get(expansion.name, []),
        "lessons": _lessons(expansion),
    }


def _tiles(name: str) -> list[str]:
    """Return the designs of an expansion's tiles; none where it has no tiles."""
    tile_set = catalogue().get(name)
    return [] if tile_set is None else [design.id for design in tile_set.designs]


def _hooks(module: Module) -> list[str]:
    return sorted(hook.__name__ for hook, bodies in hooks_of((module.rules,)).items() if bodies)


def _load(package: str) -> None:
    """Import every module of a folder, so that all of its offers are known."""
    path = importlib.import_module(package).__path__
    for module in pkgutil.iter_modules(path):
        importlib.import_module(f"{package}.{module.name}")

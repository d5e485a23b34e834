"""Which expansions of a setup affect each other, and by which clauses.

`pairs.toml` in the folder of the later of two expansions has a line that lists the clauses about the two
together. An empty list means that they do not affect each other. The lines of a module that has a switch of
its own stand in a table with the module's name; all others in the table with their expansion's name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from rules.expansions.manifest import BASE, FOLDERS
from rules.expansions.registry import modules
from rules.hooks import RuleModule
from rules.setup.options import ON_OFF, YES_NO
from rules.setup.setup import Setup

FILE: Final = "pairs.toml"
Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """An expansion, or a part of it that `option` switches."""

    name: str
    expansion: str
    option: str | None


@dataclass(frozen=True, slots=True)
class Interaction:
    """Two parts that are in play, the later one first, and the clauses about them together."""

    one: Part
    other: Part
    clauses: Clauses


def interactions(setup: Setup) -> list[Interaction]:
    """Return the pairs in play that affect each other, in the order of the modules' hooks."""
    parts = list(dict.fromkeys(map(part_of, setup.modules)))
    found = []
    for one, other in combinations(parts, 2):
        if clauses := pairs().get(frozenset({one.name, other.name})):
            found.append(Interaction(other, one, clauses))
    return found


@cache
def pairs() -> Mapping[frozenset[str], Clauses]:
    """Return the lines of all `pairs.toml`. ValueError if two of them are about the same pair."""
    found: dict[frozenset[str], Clauses] = {}
    for path in sorted(FOLDERS.glob(f"*/{FILE}")):
        for one, lines in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for other, clauses in lines.items():
                pair = frozenset({one, other})
                if pair in found:
                    raise ValueError(f"{path}: another line is about {one} and {other} too.")
                found[pair] = tuple(clauses)
    return found


def part_of(module: RuleModule) -> Part:
    """Return the part to which a module of rules belongs."""
    option = switch_of(module)
    return Part(module.name if option else module.expansion, module.expansion, option)


def switch_of(module: RuleModule) -> str | None:
    """Return the option that switches just this module."""
    for option in module.options:
        if option.values == ON_OFF or (module.expansion == BASE and option.values == YES_NO):
            return option.name
    return None


def part_names() -> list[str]:
    """Return every expansion and every part that can be switched, in the order of their hooks."""
    return list(dict.fromkeys(part_of(module).name for module in modules()))

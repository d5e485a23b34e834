"""Every two expansions: the clauses about the two together, or None where they do not affect each other.

`pairs.py` in the tests' folder of the later expansion holds its lines. Somebody has thought about each line.
A module that can be switched off by itself has its own name; any other has that of its expansion.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rules.expansions.registry import modules
from rules.hooks import RuleModule
from rules.setup.options import ON_OFF, YES_NO

Clauses = tuple[str, ...] | None
# The expansion itself, or a part of it, comes first; the other one second.
Pairs = dict[tuple[str, str], Clauses]
RULES: Final = Path(__file__).parents[1]


@cache
def pairs() -> dict[frozenset[str], Clauses]:
    """Return the lines of all `pairs.py`. Fail if two lines are about the same pair."""
    found: dict[frozenset[str], Clauses] = {}
    for path in sorted(RULES.glob("*/pairs.py")):
        lines: Pairs = import_module(f"tests.rules.{path.parent.name}.pairs").PAIRS
        for pair, clauses in lines.items():
            assert frozenset(pair) not in found, f"{path}: another pairs.py has a line for {pair}"
            found[frozenset(pair)] = clauses
    return found


def names() -> list[str]:
    """Return every expansion and every part that can be switched, in the order of their hooks."""
    return list(dict.fromkeys(name_of(module) for module in modules()))


def missing(pair: frozenset[str]) -> str:
    """Return what to write for a pair without a line."""
    one, other = sorted(pair)
    return f'tests/rules/<folder>/pairs.py of the later one: ("{one}", "{other}"): clauses, or None.'


def switches() -> dict[str, tuple[str, str, str]]:
    """For each module that can be switched by an option: the option's name, its values for on and for off."""
    found = {}
    for module in modules():
        for option in module.options:
            if option.values == ON_OFF or (module.expansion == "base" and option.values == YES_NO):
                found[module.name] = (option.name, *option.values)
    return found


def name_of(module: RuleModule) -> str:
    """Return the name in the lines of the expansion that a module belongs to."""
    return module.name if module.name in switches() else module.expansion


def setup_of(pair: frozenset[str], seats: list[str], edition: str) -> dict[str, Any]:
    """Return a setup in which just these two are in play, and what they need."""
    chosen = {module.expansion for module in modules() if name_of(module) in pair}
    expansions = chosen | {
        expansion for module in modules() if module.expansion in chosen for expansion in module.needs
    }
    expansions_of = {module.name: module.expansion for module in modules()}
    options = {
        option: on if name in pair else off
        for name, (option, on, off) in switches().items()
        if expansions_of[name] in chosen | {"base"}
    }
    return {
        "seats": seats,
        "edition": edition,
        "expansions": sorted(expansions - {"base"}),
        "options": options,
    }

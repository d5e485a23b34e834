"""A game with just two expansions, or parts of them, in play."""

from __future__ import annotations

from typing import Any

from rules.expansions.registry import modules
from rules.setup.interactions import part_of, switch_of


def missing(pair: frozenset[str]) -> str:
    """Return what to write for a pair without a line."""
    one, other = sorted(pair)
    return f'rules/expansions/<folder>/pairs.toml of the later one, [{one}]: {other} = ["CLAUSE-1"], or [].'


def switches() -> dict[str, tuple[str, str, str]]:
    """For each part with a switch: its option's name, and the values for on and for off."""
    found = {}
    for module in modules():
        if name := switch_of(module):
            on, off = next(option.values for option in module.options if option.name == name)
            found[module.name] = (name, on, off)
    return found


def setup_of(pair: frozenset[str], seats: list[str], edition: str) -> dict[str, Any]:
    """Return a setup in which just these two are in play, and what they need."""
    chosen = {module.expansion for module in modules() if part_of(module).name in pair}
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

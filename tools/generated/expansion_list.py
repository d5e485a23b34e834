"""What each expansion of the rules engine adds, as a list that the front end's folders are checked against.

The list is made from the manifests of `rules/expansions/` and kept in `frontend/tests/expansions.json`;
`make fmt` writes it.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from typing import Any, Final

from rules.decisions import Offer
from rules.expansions import registry
from rules.expansions.manifest import BASE, Expansion
from rules.ledgers import BASE_REASONS
from tools.stamps import ROOT

LIST: Final = ROOT / "frontend" / "tests" / "expansions.json"


def written() -> str:
    """The text of the file."""
    return json.dumps(expansion_list(), indent=1) + "\n"


def expansion_list() -> dict[str, Any]:
    """`{"core": {"actions", "reasons"}, "expansions": [...]}`, expansions in the order of their hooks."""
    found = registry.expansions()
    for expansion in found:
        _load(expansion.package)
    added = {name for expansion in found for name in _actions(expansion.package)}
    core = sorted({offer.name for offer in _offers() if ".expansions." not in offer.__module__})
    return {
        "core": {"actions": core, "reasons": sorted(BASE_REASONS)},
        "expansions": [_entry(expansion, added - set(core)) for expansion in found],
    }


def _entry(expansion: Expansion, added: set[str]) -> dict[str, Any]:
    options = {option.name: list(option.values) for module in expansion.modules for option in module.options}
    return {
        "name": _folder(expansion),
        "box": expansion.box != BASE,
        "figures": list(expansion.figures),
        "tokens": list(expansion.tokens),
        "decisions": list(expansion.decisions),
        "actions": sorted(added & set(_actions(expansion.package))),
        "reasons": list(expansion.reasons),
        "marks": list(expansion.marks),
        "parts": [part.name for part in expansion.parts],
        "options": options,
    }


def _folder(expansion: Expansion) -> str:
    """The name of its folder in `frontend/src/expansions/`: that of the box, where it has one."""
    return expansion.box if expansion.box != BASE else expansion.folder.replace("_", "-")


def _load(package: str) -> None:
    """Import every module of a folder, so that all of its offers are known."""
    path = importlib.import_module(package).__path__
    for module in pkgutil.iter_modules(path):
        importlib.import_module(f"{package}.{module.name}")


def _actions(package: str) -> list[str]:
    return [offer.name for offer in _offers() if offer.__module__.startswith(f"{package}.")]


def _offers(kind: type[Offer] = Offer) -> Iterator[type[Offer]]:
    """Every type of action: the subclasses of `Offer` that have a name."""
    for offer in kind.__subclasses__():
        if hasattr(offer, "name"):
            yield offer
        yield from _offers(offer)

"""Every refusal of the rules engine and the server, for authors of clients (`bastide refusals`)."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from rules.expansions import registry
from rules.refusal_types import WORDS, Declaration

SERVER: Final = ("realtime", "games", "lobby", "web")


def refusal_list() -> dict[str, Any]:
    """Return `{"refusals": [...], "tasks": [...], "pieces": [...]}`, each with its package or expansion."""
    return {
        "refusals": [_entry(each, owner) for module, owner in modules() for each in declared_in(module)],
        "tasks": [_word(kind, english, "decisions") for kind, english in WORDS["task"].items()],
        "pieces": [_word(piece, english, "figures") for piece, english in WORDS["piece"].items()],
    }


def modules() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each module that declares refusals, with the package or expansion to which it belongs."""
    yield "rules.refusals", {"package": "rules"}
    for expansion in sorted(registry.expansions(), key=lambda expansion: expansion.folder):
        if (expansion.path / "refusals.py").is_file():
            yield f"{expansion.package}.refusals", {"expansion": expansion.name}
    yield from ((f"{package}.refusals", {"package": package}) for package in SERVER)


def declared_in(module: str) -> Iterator[Declaration]:
    """Yield the declarations of one module, in their order."""
    return (value for value in vars(import_module(module)).values() if isinstance(value, Declaration))


def _entry(declared: Declaration, owner: dict[str, str]) -> dict[str, Any]:
    status = getattr(declared, "status", None)
    return {
        "code": declared.code,
        **owner,
        "clause": declared.clause,
        **({} if status is None else {"status": int(status)}),
        "params": {name: kind.name for name, kind in declared.params.items()},
        "english": declared.english,
    }


def _word(name: str, english: str, among: str) -> dict[str, str]:
    """Return a word of the list. `among` is the property of an expansion that names it if it is its own."""
    for expansion in registry.expansions():
        if name in getattr(expansion, among):
            return {"id": name, "expansion": expansion.name, "english": english}
    return {"id": name, "package": "rules", "english": english}

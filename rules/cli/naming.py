"""The words by which code calls things: texts given to calls, written out or by the name of a constant."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=32)  # the modules of one folder
def nodes(path: Path) -> list[ast.AST]:
    """Return the nodes of a module's syntax tree, read once for all checks."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def second_arguments(folder: Path, call: str) -> Iterator[str]:
    """Yield the texts that the modules of a folder give as second argument to calls of this name.

    A name stands for the text that its own module gives it, or else another module of the folder. What else
    an argument is made of is not looked at.
    """
    paths = sorted(folder.glob("*.py"))
    shared: dict[str, str] = {}
    for path in paths:
        shared |= _constants(nodes(path))
    for path in paths:
        known = shared | _constants(nodes(path))
        for node in nodes(path):
            if isinstance(node, ast.Call) and len(node.args) > 1 and _name(node.func) == call:
                text = _text(node.args[1], known)
                if text is not None:
                    yield text


def _constants(found: Iterable[ast.AST]) -> dict[str, str]:
    """Return the names to which a module assigns a text, with the text."""
    constants: dict[str, str] = {}
    for node in found:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if not targets or not isinstance(value := getattr(node, "value", None), ast.Constant):
            continue
        if isinstance(value.value, str):
            constants |= {target.id: value.value for target in targets if isinstance(target, ast.Name)}
    return constants


def _name(called: ast.expr) -> str:
    return str(getattr(called, "attr", getattr(called, "id", "")))


def _text(argument: ast.expr, known: dict[str, str]) -> str | None:
    if isinstance(argument, ast.Constant):
        return str(argument.value)
    return known.get(argument.id) if isinstance(argument, ast.Name) else None

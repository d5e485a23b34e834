"""Which tests cite which clauses, read from the source of the tests without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Citation:
    """One clause named in one place. `test` is `folder/file.py::Class::test_name`; for a table, the file."""

    clause: str
    test: str
    line: int
    problem: str | None = None


def citations(root: Path) -> list[Citation]:
    """Every citation in the test files below `root`, by file and line."""
    return [found for path in sorted(root.rglob("*.py")) for found in _in_file(path, root)]


def _in_file(path: Path, root: Path) -> Iterator[Citation]:
    where = f"{root.name}/{path.relative_to(root).as_posix()}"
    yield from _in_body(ast.parse(path.read_text(encoding="utf-8"), str(path)).body, where)


def _in_body(body: list[ast.stmt], where: str) -> Iterator[Citation]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _calls(node.decorator_list, f"{where}::{node.name}")
            yield from _in_body(node.body, f"{where}::{node.name}")
        elif isinstance(node, Function):
            yield from _in_function(node, where)
        else:
            yield from _calls([node], where)


def _in_function(node: Function, where: str) -> Iterator[Citation]:
    collected = node.name.startswith("test")
    problem = None if collected else "the function is no test: its name must begin with test"
    for found in _calls(node.decorator_list, f"{where}::{node.name}"):
        yield found if collected else Citation(found.clause, found.test, found.line, problem)


def _calls(nodes: list[ast.stmt] | list[ast.expr], where: str) -> Iterator[Citation]:
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "clause":
                yield from _named(call, where)


def _named(call: ast.Call, where: str) -> Iterator[Citation]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield Citation(argument.value, where, call.lineno)
        else:
            yield Citation("?", where, call.lineno, "give the id as a plain string")

"""The order of a turn and of the end: `order`, in Markdown; docs/turn-order.md is this text."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import partial
from importlib.resources import files

from rules.cli.arguments import Commands
from rules.expansions import registry
from rules.state.steps import MOMENTS, Moment, Run, Step, row_key
from rules.turn.exclusions import exclusions
from rules.turn.turn import CORE_STEPS

HEAD = """# The order of a turn

What happens in a turn and at the end of a game. `python -m rules order` prints this page from the table that
the engine goes through (`MOMENTS` in `rules/state/steps.py`) and from the steps that core and expansions
declare. Rows of one number run from the top down.

| row | moment | what happens | whose |
|---|---|---|---|
"""
EXCLUDED = """
## What excludes what

Within a placement, once something in the first column was done, what stands in the second is closed.
`figure` is the one figure action.

| done | closed | clause | whose |
|---|---|---|---|
"""


def add_to(commands: Commands) -> None:
    """Add the command `order`."""
    words = commands.add_parser("order", help="list the steps of a turn and of the end, in Markdown")
    words.set_defaults(command=order)


def order(_chosen: argparse.Namespace) -> int:
    """Print the moments with the steps of core and of all expansions, and what excludes what."""
    sys.stdout.write(order_text())
    return 0


def order_text() -> str:
    """Return the page of the order of a turn."""
    rows = (line for moment in MOMENTS for line in _moment(moment))
    return HEAD + "".join(rows) + EXCLUDED + "".join(_exclusions())


def declared_steps(name: str) -> list[tuple[str, Step]]:
    """Return all steps at a moment with whose they are, in their order; the core's come first in a row."""
    found = [("core", step) for step in CORE_STEPS]
    found += [(module.name, step) for module in registry.modules() for step in module.steps]
    here = [pair for pair in found if pair[1].at == name]
    return sorted(here, key=lambda pair: row_key(pair[1].row))


def purpose(run: Run) -> str:
    """Return what a step does: the first sentence of its docstring. Raises ValueError if it has none."""
    plain = run.func if isinstance(run, partial) else run
    said = inspect.getdoc(plain) or _written(plain)
    if not said:
        raise ValueError(f"{plain.__module__}.{plain.__qualname__} is a step and has no docstring")
    words = " ".join(said.split("\n\n")[0].split())
    # "Play step TS-9: score …" stands beside the row already.
    words = re.sub(r"^Play (step|steps|row) [^:]*: ", "", words)
    return words[0].upper() + words[1:]


def _written(run: Run) -> str | None:
    """Return the docstring that the source of a function has: compiled functions carry none."""
    package, _, module = run.__module__.rpartition(".")
    source = (files(package) / f"{module}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == run.__name__:
            return ast.get_docstring(node)
    return None


def _moment(moment: Moment) -> Iterator[str]:
    span = moment.first if moment.first == moment.last else f"{moment.first} – {moment.last}"
    yield f"| **{span}** | `{moment.name}` | **{moment.what}** | {'core' if moment.own else ''} |\n"
    for whose, step in declared_steps(moment.name):
        yield f"| {step.row} | | {purpose(step.run)} | {whose} |\n"


def _exclusions() -> Iterator[str]:
    for row in exclusions(()):
        yield f"| {row.after} | {row.closes} | {row.clause} | core |\n"
    for module in registry.modules():
        for row in module.exclusions:
            yield f"| {row.after} | {row.closes} | {row.clause} | {module.name} |\n"

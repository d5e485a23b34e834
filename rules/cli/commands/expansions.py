"""The expansions that can be played and what each adds: `expansions`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from rules.cli.arguments import Commands
from rules.cli.completeness import problems
from rules.cli.problems import REFUSED
from rules.expansions.manifest import BASE, Expansion, Module
from rules.expansions.registry import expansions as found
from rules.hooks import hooks_of
from rules.tiles.catalogue import catalogue


def add_to(commands: Commands) -> None:
    """`expansions [--check]`."""
    words = commands.add_parser("expansions", help="list expansions in the order of their hooks")
    words.add_argument("--check", action="store_true", help="say which parts are missing, and where")
    words.set_defaults(command=expansions)


def expansions(chosen: argparse.Namespace) -> int:
    """Print what each folder of `rules/expansions/` adds; with `--check` only what is missing."""
    lines = list(problems()) if chosen.check else [line for e in found() for line in _described(e)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return REFUSED if chosen.check and lines else 0


def _described(expansion: Expansion) -> Iterator[str]:
    title = "" if expansion.box == BASE else f", {catalogue()[expansion.box].name}"
    yield f"{expansion.folder} ({expansion.box}{title})"
    named = {"needs": expansion.needs, "after": expansion.after, "marks": expansion.marks}
    parts = tuple(part.name for part in expansion.parts)
    yield from _rows("  ", {**named, "parts": parts, "art": ("art.py",) if expansion.art else ()})
    for module in expansion.modules:
        yield f"  {module.name}"
        yield from _rows("    ", _of_module(module))


def _of_module(module: Module) -> dict[str, tuple[str, ...]]:
    return {
        "options": tuple(option.name for option in module.options),
        "figures": module.figures,
        "tokens": module.tokens,
        "decisions": module.decisions,
        "reasons": tuple(f"{reason} ({clause})" for reason, clause in module.reasons.items()),
        "hooks": tuple(sorted(h.__name__ for h, bodies in hooks_of((module.rules,)).items() if bodies)),
        "advice": (module.advice,) if module.advice else (),
    }


def _rows(indent: str, rows: dict[str, tuple[str, ...]]) -> Iterator[str]:
    return (f"{indent}{what}: {', '.join(names)}" for what, names in rows.items() if names)

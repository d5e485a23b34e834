"""Clauses that an expansion names and no rulebook has: `of_clauses()` says where."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from typing import Final

from rules.cli.naming import nodes
from rules.expansions import registry
from rules.expansions.manifest import Expansion
from rules.refusal_types import Declaration
from rules.rulebooks import clauses_of, rulebooks
from rules.setup import interactions
from rules.tiles.catalogue import catalogue

NAME_A_CLAUSE: Final = (
    "name one of a rulebook. If it stands there, run `make fmt`, which reads the rulebooks."
)
# What can be nothing but the number of a clause.
CLAUSE: Final = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\d+[a-z]?")


def of_clauses(expansion: Expansion, here: str) -> Iterator[str]:
    """Yield an expansion without a rulebook, and clauses that no rulebook has."""
    if expansion.set_name not in rulebooks(drafts=True):
        yield f"docs/rules/{expansion.name}.md is missing: write the rulebook, then `make fmt`."
    known = {clause for rulebook in rulebooks(drafts=True).values() for clause in clauses_of(rulebook)}
    for where, clause in _named(expansion):
        if clause not in known:
            yield f"{here}{where} names {clause or 'no clause'}: {NAME_A_CLAUSE}"


def of_pairs() -> Iterator[str]:
    """Yield pairs of parts that can be played and have no line in `pairs.toml`, and lines about others."""
    names = interactions.part_names()
    folders = {
        interactions.part_of(module.rules).name: expansion.folder
        for expansion in registry.expansions()
        for module in expansion.modules
    }
    for one, other in combinations(names, 2):
        if frozenset({one, other}) not in interactions.pairs():
            where = f"rules/expansions/{folders[other]}/{interactions.FILE}"
            yield f'{where}: write below [{other}] {one} = ["CLAUSE-1"], or [] if neither affects the other.'


def _named(expansion: Expansion) -> Iterator[tuple[str, str]]:
    """Yield every clause that an expansion names: the place in its folder, and the clause."""
    declared = [*_of_manifest(expansion)]
    yield from declared
    yield from _of_refusals(expansion)
    yield from _of_code(expansion, {clause for _, clause in declared})
    yield from _of_tiles(expansion)
    yield from _of_pair_lines(expansion)


def _of_manifest(expansion: Expansion) -> Iterator[tuple[str, str]]:
    for reason, clause in expansion.reasons.items():
        yield f"/__init__.py: the reason {reason!r}", clause
    for option in (option for module in expansion.modules for option in module.options):
        yield from ((f": the option {option.name!r}", clause) for clause in option.clauses)


def _of_refusals(expansion: Expansion) -> Iterator[tuple[str, str]]:
    if (expansion.path / "refusals.py").is_file():
        for declared in vars(import_module(f"{expansion.package}.refusals")).values():
            if isinstance(declared, Declaration) and declared.clause:
                yield f"/refusals.py: the refusal {declared.code!r}", declared.clause


def _of_code(expansion: Expansion, said: set[str]) -> Iterator[tuple[str, str]]:
    """Yield what looks like a clause in the code, such as an answer of `clause_for`; not what was said."""
    for path in sorted(expansion.path.glob("*.py")):
        code = () if path.name == "refusals.py" else nodes(path)
        for node in (node for node in code if isinstance(node, ast.Constant)):
            text = node.value if isinstance(node.value, str) else ""
            if CLAUSE.fullmatch(text) and text not in said:
                yield f"/{path.name}:{node.lineno}", text


def _of_tiles(expansion: Expansion) -> Iterator[tuple[str, str]]:
    if expansion.in_base_game:
        return
    found = catalogue()[expansion.name]
    for design in (*found.designs, *found.player_tiles):
        for segment in design.segments:
            if clause := segment.data.get("refused_by"):
                yield f"/tiles.toml: `refused_by` of {design.id}", clause


def _of_pair_lines(expansion: Expansion) -> Iterator[tuple[str, str]]:
    path = expansion.path / interactions.FILE
    if path.is_file():
        for one, lines in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for other, clauses in lines.items():
                yield from ((f"/{path.name}: the line of {one} and {other}", clause) for clause in clauses)

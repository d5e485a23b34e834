"""The expansions that can be played and what each adds: `expansions`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from rules.cli.arguments import Commands
from rules.cli.completeness import draft_problems, problems
from rules.cli.expansion_list import expansion_list
from rules.cli.problems import REFUSED
from rules.expansions import registry


def add_to(commands: Commands) -> None:
    """Add the command `expansions [--check | --drafts | --json]`."""
    words = commands.add_parser("expansions", help="list expansions in the order of their hooks")
    form = words.add_mutually_exclusive_group()
    form.add_argument("--check", action="store_true", help="say which parts are missing, and where")
    form.add_argument("--drafts", action="store_true", help="list what is still to be written in drafts")
    form.add_argument("--json", action="store_true", help="print the list as JSON")
    words.set_defaults(command=expansions)


def expansions(chosen: argparse.Namespace) -> int:
    """Print what each folder of `rules/expansions/` adds, or what is missing; return the exit status."""
    if chosen.json:
        sys.stdout.write(json.dumps(expansion_list(), indent=1) + "\n")
        return 0
    if chosen.check or chosen.drafts:
        lines = list(problems() if chosen.check else draft_problems())
    else:
        lines = [line for entry in expansion_list()["expansions"] for line in _described(entry)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    if chosen.check and (unchecked := [found.name for found in registry.expansions() if found.draft]):
        sys.stderr.write(f"Drafts, only their names checked: {', '.join(unchecked)}. See --drafts.\n")
    return REFUSED if chosen.check and lines else 0


def _described(entry: dict[str, Any]) -> Iterator[str]:
    yield f"{entry.pop('name')}{' (in the base game)' if entry.pop('in_base_game') else ''}"
    for what, added in entry.items():
        if isinstance(added, dict):
            yield from (f"  {what}: {name} ({_joined(value)})" for name, value in added.items())
        elif added:
            yield f"  {what}: {_joined(added)}"


def _joined(value: str | list[str]) -> str:
    return value if isinstance(value, str) else ", ".join(map(str, value))

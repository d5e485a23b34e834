"""A finished game looked at again: `analyse`."""

from __future__ import annotations

import argparse
import json
import sys

from rules.analysis import EFFORT, VERSION, AnalysisError, analyse
from rules.bots.weights import changed
from rules.cli.arguments import Commands, number
from rules.cli.files import read
from rules.cli.problems import REFUSED, Failure, unreadable
from rules.records import Record


def add_to(commands: Commands) -> None:
    """Add `analyse FILE`."""
    words = commands.add_parser("analyse", help="say of a finished game where it was won and lost, as JSON")
    words.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    words.add_argument("--seed", type=number, default=0, metavar="N", help="all chance follows from it (0)")
    words.add_argument("--effort", default="", metavar="NAME=N,...", help="another amount of work")
    words.set_defaults(command=run_analyse)


def run_analyse(chosen: argparse.Namespace) -> int:
    """Print one line for each turn, from the last one backwards, and one with the summary."""
    try:
        effort = changed(EFFORT, chosen.effort, int, float) if chosen.effort else EFFORT
    except ValueError as error:
        raise unreadable(str(error)) from None
    try:
        found = analyse(read(chosen.file, Record.from_json), effort=effort, seed=chosen.seed)
    except AnalysisError as error:
        raise Failure(REFUSED, f"{error.refusal.code} {error.refusal.sentence}") from None
    turns = []
    for turn in found:
        turns.append(turn)
        sys.stdout.write(json.dumps(turn.to_json()) + "\n")
        sys.stdout.flush()
    summary = {"version": VERSION, "turns": found.turns_total, "summary": found.summary(turns).to_json()}
    sys.stdout.write(json.dumps(summary) + "\n")
    return 0

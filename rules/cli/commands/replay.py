"""Records read and shown: `replay` and `verify`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rules.cli.arguments import Commands, number
from rules.cli.files import read
from rules.cli.problems import REFUSED, Failure, illegal, unreadable
from rules.cli.text_view import shown
from rules.game import DrawError, Game
from rules.problems import RecordError
from rules.records import Record
from rules.verification import problem_of
from rules.views import full_state


def add_to(commands: Commands) -> None:
    """Add `replay FILE` and `verify FILE`."""
    words = commands.add_parser("replay", help="play a record and print the board and the scores")
    words.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    form = words.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one state as JSON")
    form.add_argument(
        "--trace", action="store_true", help="print one state a line, first and after each action"
    )
    words.add_argument("--at", type=number, metavar="N", help="stop after N actions")
    words.set_defaults(command=replay)
    words = commands.add_parser("verify", help="play a record and compare draws, actions, hashes and scores")
    words.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    words.set_defaults(command=verify)


def replay(chosen: argparse.Namespace) -> int:
    """Play the record up to `--at`, and print what was asked for."""
    record = read(chosen.file, Record.from_json)
    game = _started(record)
    if chosen.trace:
        _print_state(game)
    for index, action in enumerate(record.actions[: chosen.at]):
        refusal = game.check(action)
        if refusal is not None:
            raise illegal(index, refusal)
        _apply(game, action)
        if chosen.trace:
            _print_state(game)
    if chosen.json:
        _print_state(game)
    elif not chosen.trace:
        sys.stdout.write(shown(game))
    return 0


def verify(chosen: argparse.Namespace) -> int:
    """Play the record and compare all that it says: draws, actions, hashes, scores."""
    record = read(chosen.file, Record.from_json)
    _started(record)
    problem = problem_of(record) or (record.unfair() if record.seed is None else None)
    if problem is not None:
        raise Failure(REFUSED, problem)
    promise = "the promised seed" if record.commitment else "the seed"
    hashes = "match their hashes" if record.hashes else "carry no hashes"
    scores = "the scores are right" if record.result else "the record states no result"
    results = sum(map(len, record.chance.values()))
    more = f" and {results} other results of chance" if results else ""
    sys.stdout.write(
        f"The draw is fair: {len(record.draws)} draws{more} follow from {promise} and the salts. "
        f"All {len(record.actions)} actions are legal and {hashes}; {scores}.\n"
    )
    return 0


def _started(record: Record) -> Game:
    try:
        return record.start()
    except RecordError as error:
        raise unreadable(str(error)) from None


def _apply(game: Game, action: dict[str, Any]) -> None:
    """Play a legal action; `Failure` if the record names a draw or a result that cannot be."""
    try:
        game.apply(action)
    except DrawError as error:
        raise unreadable(str(error)) from None


def _print_state(game: Game) -> None:
    sys.stdout.write(json.dumps(full_state(game)) + "\n")

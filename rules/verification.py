"""Checks a record from itself alone: draws, promise, actions, the hash of every event, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from rules.chance import DrawError
from rules.game import Game
from rules.problems import IllegalAction, RecordError
from rules.setup.setup import Setup
from rules.views import event_hash


class Played(Protocol):
    """What is checked of a record (`rules.records.Record`)."""

    draws: list[str]
    seed: str | None
    actions: list[dict[str, Any]]
    commitment: str | None
    result: Any
    hashes: list[str]
    stated: dict[str, Any] | None

    @property
    def setup(self) -> Setup: ...

    def start(self) -> Game: ...

    def unfair(self) -> str | None: ...

    def setup_data(self) -> dict[str, Any]: ...


R = TypeVar("R", bound=Played)


def event_hashes(record: Played) -> Iterator[str]:
    """Yield one hash for each event: event 0 is the setup, event n the n-th action. Raises `IllegalAction`.

    Each is made of the hash before it, the setup or the action, and the view of spectators after it; so a
    record that differs anywhere in its setup or its actions differs in the hash of that event.
    """
    game = record.start()
    newest = event_hash("", record.setup_data(), game)
    yield newest
    for action in record.actions:
        game.apply(action)
        newest = event_hash(newest, action, game)
        yield newest


def with_hashes(record: R) -> R:
    """Return the same record with every option resolved and the hash of every event.

    Raises `IllegalAction` if an action is illegal.
    """
    record.stated = None
    record.hashes = list(event_hashes(record))
    return record


def problem_of(record: Played) -> str | None:
    """Return what is wrong with a record, in one sentence with the number of the event.

    None if all is right.
    """
    try:
        record.start()
    except RecordError as error:
        return f"Event 0 is not possible: {error}"
    sealed = record.seed is not None or record.commitment is not None
    unfair = record.unfair() if sealed else None
    # With hashes the event at which a record goes wrong is known; without, a wrong draw is the better word.
    first, second = (None, unfair) if record.hashes else (unfair, None)
    return first or _events_problem(record) or second or _end_problem(record)


def _events_problem(record: Played) -> str | None:
    hashes = event_hashes(record)
    for number in range(len(record.actions) + 1):
        try:
            found = next(hashes)
        except IllegalAction as refused:
            why = refused.refusal
            return f"Event {number} is not legal: {why.code} {why.clause or '-'} {why.sentence}"
        except DrawError as error:
            return f"Event {number} is not possible: {error}"
        if record.hashes and (number >= len(record.hashes) or record.hashes[number] != found):
            return f"Event {number} is not the one that was played: its hash is {found}."
    if record.hashes and len(record.hashes) > len(record.actions) + 1:
        return f"Event {len(record.actions) + 1} is missing: there is a hash of it, and no action."
    return None


def _end_problem(record: Played) -> str | None:
    game = record.start()
    for action in record.actions:
        game.apply(action)
    last = f"event {game.number}"
    if len(record.draws) > len(game.draws):
        return f"Draw {len(game.draws)} was not drawn by {last}, the last one."
    if (stream := game.results.left_over(game.chance)) is not None:
        number = len(game.chance.get(stream, ()))
        return f"Result {number} of {stream} was not needed by {last}, the last one."
    truth: dict[str, list[Any]] = {"score": game.scores(), "rank": game.ranks()}
    if isinstance(record.result, list):
        truth |= {"name": list(record.setup.seats), "seat": list(range(len(record.setup.seats)))}
    for name, column in truth.items():
        claims = _column(record.result, name)
        if claims and claims != column:
            return f"After {last} the {name}s are {column}; the result says {claims}."
    return None


def _column(result: Any, name: str) -> list[Any]:
    """Return scores or ranks by seat, as the command line or a server writes them; empty without any."""
    if isinstance(result, dict):
        column = result.get(f"{name}s", [])
        return column if isinstance(column, list) else [column]
    rows = result if isinstance(result, list) else []
    return [row.get(name) if isinstance(row, dict) else row for row in rows]

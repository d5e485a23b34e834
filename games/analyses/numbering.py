"""Events of a record and of the log: what was undone counts in the log only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def logged(event: int, numbers: Sequence[int]) -> int:
    """Return the number that event `event` of a record has in the log; after the last one, one more."""
    if event <= len(numbers):
        return numbers[event - 1]
    return (numbers[-1] if numbers else 0) + 1


def numbered_graph(graph: Sequence[dict[str, Any]], numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Return the chances at the events of the log."""
    return [{**moment, "event": logged(moment["event"], numbers)} for moment in graph]


def numbered_turn(turn: dict[str, Any], numbers: Sequence[int]) -> dict[str, Any]:
    """Return what is said of a turn, with the events of the log."""
    mistake = turn["mistake"]
    if mistake is not None:
        mistake = {**mistake, "event": logged(mistake["event"], numbers)}
    first, last = logged(turn["event"], numbers), logged(turn["last_event"], numbers)
    return {**turn, "event": first, "last_event": last, "mistake": mistake}

"""The process in which an analysis is made (`games.processes`): `games.analyses.run` starts it.

A question is a line of JSON on its standard input with the record of a finished game (`record`), the numbers
that its actions have in the log (`numbers`), what was said of its last turns already (`turns`), the places of
turns that are not searched (`skip`), numbers of `rules.analysis.Effort` (`effort`), and the processor time
that a turn may take. The answers are
lines: `{"graph"}`, then `{"place", "turn", "summary", "fault"}` for each turn that is left, then `{"done"}`;
or `{"refusal"}` for a record that can't be analysed.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.analyses.numbering import numbered_graph, numbered_turn
from games.processes import child
from rules.analysis import Analysis, AnalysisError, Effort, TurnAnalysis, analyse

Json = dict[str, Any]


class LateError(Exception):
    """A turn took more processor time than it may."""


def answers(question: Json) -> Iterator[Json]:
    """Yield what is said of a game, from its last turn backwards."""
    try:
        found = analyse(question["record"], effort=Effort(**question["effort"]))
    except AnalysisError as error:
        why = error.refusal
        yield {"refusal": {"code": why.code, "params": dict(why.params), "sentence": why.sentence}}
        return
    numbers = question["numbers"]
    yield {"graph": numbered_graph(found.graph(), numbers)}
    known = [TurnAnalysis.from_json(turn) for turn in question["turns"]]
    for place in range(len(known), found.turns_total):
        most_s = 0.0 if place in question["skip"] else question["most_s"]
        judged, fault = _judged(found, place, most_s)
        turn = numbered_turn(judged.to_json(), numbers)
        # Of the rounded figures, as after a break: so a summary does not depend on whether there was one.
        known.append(TurnAnalysis.from_json(turn))
        yield {"place": place, "turn": turn, "summary": found.summary(known).to_json(), "fault": fault}
    yield {"done": True}


def _judged(found: Analysis, place: int, most_s: float) -> tuple[TurnAnalysis, str]:
    """Return what is said of a turn, and why its search failed, or "". With `most_s` 0 it is not searched."""
    if not most_s:
        return found.turn(place, search=False), "skipped"
    try:
        with _at_most(most_s):
            return found.turn(place), ""
    except LateError:
        return found.turn(place, search=False), "late"
    except Exception as error:  # noqa: BLE001 - the other turns can be judged
        return found.turn(place, search=False), type(error).__name__


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise LateError after so much processor time, where the system can count it."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGVTALRM, _late)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _late(*_: object) -> None:
    raise LateError


if __name__ == "__main__":
    child.run(answers)

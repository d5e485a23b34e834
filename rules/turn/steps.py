"""Running what is done at a named step, and the awards that modules watch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.decisions import Flow
from rules.hooks import RuleModule, implemented
from rules.state.state import GameState
from rules.state.steps import MOMENTS, Run, Step, row_key


def schedule(modules: Iterable[RuleModule], core: Iterable[Step]) -> Mapping[str, tuple[Run, ...]]:
    """Return for each moment what is done there, by row.

    Within a row core comes first, then the modules in order.
    """
    steps = [*core, *(step for module in modules for step in module.steps)]
    steps.sort(key=lambda step: row_key(step.row))
    return {m.name: tuple(step.run for step in steps if step.at == m.name) for m in MOMENTS}


def run_steps(state: GameState, name: str, part: Any = None) -> Flow | tuple[()]:
    """Do what is done at a named step. `part` is the placement; before there is one, the part of the turn.

    Where nothing is to be asked, what comes back is empty. Most steps of most turns are like that.
    """
    todo = state.schedule[name]
    if not todo and not state.pending:
        return ()
    runs = iter(todo)
    for run in runs:
        flow = run(state, part)
        if flow is not None:
            return _asking(state, flow, runs, part)
    return settle_awards(state) if state.pending else ()


def _asking(state: GameState, flow: Flow, runs: Iterator[Run], part: Any) -> Flow:
    """Return the flow of one thing that is done, then the things behind it."""
    yield from flow
    for run in runs:
        more = run(state, part)
        if more is not None:
            yield from more
    if state.pending:
        yield from settle_awards(state)


def settle_awards(state: GameState) -> Flow:
    """Write the awards that wait, and let modules act on each; what they award comes right behind it."""
    while state.pending:
        award = state.pending.pop(0)
        waiting, state.pending = state.pending, []
        state.write(award.seat, award.reason, award.reference, award.parts)
        for act in implemented(state, RuleModule.on_award):
            flow = act(state, award)
            if flow is not None:
                yield from flow
        state.pending += waiting


def watching_awards(state: GameState, flow: Flow) -> Flow:
    """Return the same flow; awards are settled before each of its decisions."""
    answer = None
    while True:
        try:
            decision = flow.send(answer)
        except StopIteration:
            break
        yield from settle_awards(state)
        answer = yield decision
    yield from settle_awards(state)

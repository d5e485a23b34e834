"""Running what is done at a named step, and the awards that modules watch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.decisions import Flow
from rules.hooks import RuleModule, implemented
from rules.state.state import Table
from rules.state.steps import STEP_ROWS, Run, Step, row_key


def schedule(modules: Iterable[RuleModule], core: Iterable[Step]) -> Mapping[str, tuple[Run, ...]]:
    """For each name what is done there, by row; within a row core comes first, then the modules in order."""
    steps = [*core, *(step for module in modules for step in module.steps)]
    steps.sort(key=lambda step: row_key(step.row))
    return {name: tuple(step.run for step in steps if step.at == name) for name in STEP_ROWS}


def run_steps(table: Table, name: str, part: Any = None) -> Flow | tuple[()]:
    """Do what is done at a named step. `part` is the placement; before there is one, the part of the turn.

    Where nothing is to be asked, what comes back is empty. Most steps of most turns are like that.
    """
    todo = table.schedule[name]
    if not todo and not table.pending:
        return ()
    runs = iter(todo)
    for run in runs:
        flow = run(table, part)
        if flow is not None:
            return _asking(table, flow, runs, part)
    return settle_awards(table) if table.pending else ()


def _asking(table: Table, flow: Flow, runs: Iterator[Run], part: Any) -> Flow:
    """The flow of one thing that is done, then the things behind it."""
    yield from flow
    for run in runs:
        more = run(table, part)
        if more is not None:
            yield from more
    if table.pending:
        yield from settle_awards(table)


def settle_awards(table: Table) -> Flow:
    """Write the awards that wait, and let modules act on each; what they award comes right behind it."""
    while table.pending:
        award = table.pending.pop(0)
        waiting, table.pending = table.pending, []
        table.write(award.seat, award.reason, award.reference, award.parts)
        for act in implemented(table, RuleModule.on_award):
            flow = act(table, award)
            if flow is not None:
                yield from flow
        table.pending += waiting


def watching_awards(table: Table, flow: Flow) -> Flow:
    """The same flow; awards are settled before each of its decisions."""
    answer = None
    while True:
        try:
            decision = flow.send(answer)
        except StopIteration:
            break
        yield from settle_awards(table)
        answer = yield decision
    yield from settle_awards(table)

"""Measured figures beside what the simulation says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bench.capacity import runs
from bench.capacity.costs import CROWDS, PLAYERS, Costs
from bench.capacity.measured import Figures, Measured

WITHIN = 0.25
# The figures from which costs are derived; all others check them.
FITTED = {
    *((name, figure) for name in CROWDS for figure in ("p50", "p99")),
    *((name, "memory_mib") for name in CROWDS[1::2]),
    ("moves-together", "moves_s"),
    ("storm", "calm_p99"),
}
UNITS = {"deliveries_s": "deliveries/s", "moves_s": "moves/s", "memory_mib": "MiB"}
NAMES = {
    "p50": "half after, ms", "p99": "99 % after, ms", "calm_p99": "answers, 99 % after, ms",
    "stormy_p99": "answers while all join, 99 % after, ms", **UNITS,
}  # fmt: skip


@dataclass(frozen=True)
class Point:
    """A measured figure beside a simulated one."""

    run: str
    figure: str
    measured: float
    predicted: float

    @property
    def fitted(self) -> bool:
        """Whether costs are derived from it."""
        return (self.run, self.figure) in FITTED

    @property
    def error(self) -> float:
        """The difference as a share of the measured figure."""
        return self.predicted / self.measured - 1


def points(costs: Costs, found: Measured) -> list[Point]:
    """Simulate each measured run; return what can be compared."""
    known = simulations(costs, found)
    simulated = {run: known[run]() for run in found.runs if run in known}
    return [
        Point(run, name, found.figure(run, name), predicted[name])
        for run, predicted in simulated.items()
        for name in found.runs[run]
        if name in predicted
    ]


def simulations(costs: Costs, found: Measured) -> dict[str, Callable[[], Figures]]:
    """Return how each run is simulated."""
    known = {name: _crowd(costs, name) for name in CROWDS}
    known |= {name: _fast(costs, found, name) for name in found.runs if name.startswith("moves-")}
    return {**known, "storm": partial(_storm, costs), "watched": partial(_watched, costs)}


def _crowd(costs: Costs, run: str) -> Callable[[], Figures]:
    rounds = 15 if run.startswith("fanout") else 8  # that count
    return partial(runs.medians, partial(runs.crowd, costs, int(run.rpartition("-")[2]), rounds))


def _fast(costs: Costs, found: Measured, run: str) -> Callable[[], Figures]:
    move = found.figure(run, "cpu_units") * costs.unit_ms
    embedded = run.startswith("moves-sqlite")
    share, webs = (1.0, 1) if embedded else (costs.web_share, 2)
    web_ms = move * share - PLAYERS * costs.send_ms
    return partial(runs.medians, partial(runs.fast, costs, web_ms, move * (1 - share), webs), 3)


def _storm(costs: Costs) -> Figures:
    calm, stormy = (runs.medians(partial(runs.storm, costs, joins))["p99"] for joins in (0, 500))
    return {"calm_p99": calm, "stormy_p99": stormy}


def _watched(costs: Costs) -> Figures:
    return runs.medians(partial(runs.watched, costs), 5)


def table(compared: list[Point]) -> str:
    """Return the points as Markdown."""
    lines = ["| run | figure | measured | simulated | difference | |", "|---|---|---:|---:|---:|---|"]
    for each in compared:
        numbers = f"{each.measured:,.0f} | {each.predicted:,.0f} | {each.error:+.0%}"
        use = "fitted" if each.fitted else "check"
        lines.append(f"| {each.run} | {NAMES[each.figure]} | {numbers} | {use} |")
    return "\n".join(lines)

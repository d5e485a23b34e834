"""Measured figures with their sources: `measured.json`, or a file of `python -m bench --points FILE`."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from bench import unit

KEPT = Path(__file__).with_name("measured.json")
Figures = dict[str, float]
UNIT_ROUNDS = 15


@dataclass(frozen=True)
class Measured:
    """Figures of runs by their names, of one machine. Times in ms, but for units of bench/unit.py."""

    runs: dict[str, Figures]
    cores: int
    unit_ms: float

    def figure(self, run: str, name: str) -> float:
        """Return a figure; KeyError if it was not measured."""
        return self.runs[run][name]


def load(file: Path = KEPT) -> Measured:
    """Return the figures of a file."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    runs = {name: run["figures"] for name, run in kept["runs"].items()}
    return Measured(runs, kept["machine"]["cores"], kept["machine"]["unit_ms"])


def others(file: Path = KEPT) -> Figures:
    """Return measured costs that are no run of a benchmark."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    return {name: each["value"] for name, each in kept["others"].items()}


def rows(file: Path = KEPT) -> dict[str, str]:
    """Return what docs/benchmarks.md says of each figure, word for word."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    found = {"machine": kept["machine"], **kept["runs"], **kept["others"]}
    return {name: each["row"] for name, each in found.items()}


# Digits after the point, as in the tables of docs/benchmarks.md; none where nothing is said.
DIGITS = {"cpu_units": 2, "statements": 1, "commands": 1, "notice_units": 4}
_noted: dict[str, Figures] = {}


def note(run: str, **figures: float) -> None:
    """Note what a benchmark has measured, for `record`, rounded as its table is."""
    _noted[run] = {name: round(value, DIGITS.get(name, 0)) for name, value in figures.items()}


def record(file: Path) -> None:
    """Write what was noted to a file, beside other runs that it has."""
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"runs": {}}
    kept["machine"] = {"cores": os.cpu_count(), "unit_ms": round(unit_ms(), 2)}
    today = datetime.now(UTC).date().isoformat()
    kept["runs"] |= {name: {"date": today, "figures": figures} for name, figures in _noted.items()}
    _write(file, kept)


def keep(file: Path, kept: Path = KEPT) -> None:
    """Put the figures of a file into `measured.json`; `row` there must then be written anew by hand."""
    new, old = (json.loads(each.read_text(encoding="utf-8")) for each in (file, kept))
    old["machine"] |= new["machine"]
    for name, run in new["runs"].items():
        old["runs"][name] = {**old["runs"].get(name, {}), **run}
    _write(kept, old)


def _write(file: Path, kept: dict[str, Any]) -> None:
    file.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def unit_ms() -> float:
    """Return the CPU time of a unit now, because the machine may do other work meanwhile."""
    times = []
    for _ in range(UNIT_ROUNDS):
        started = process_time()
        unit.one_unit()
        times.append(process_time() - started)
    return median(times) * 1000

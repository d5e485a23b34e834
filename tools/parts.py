"""The parts that checks and tests are made of: each runs one command and says how it went."""

from __future__ import annotations

import os
import subprocess
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tools.say import say
from tools.stamps import ROOT

REPORTS = ROOT / "var" / "test"


@dataclass
class Tally:
    """How many tests passed, failed and were skipped; parts that are no tests count as one each."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        """Adds another tally to this one."""
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def line(self) -> str:
        """The closing line in the words of pytest."""
        words = [f"{self.failed} failed"] if self.failed else []
        words += [f"{self.passed} passed"] + ([f"{self.skipped} skipped"] if self.skipped else [])
        return f"{' ' + ', '.join(words) + f' in {self.seconds:.2f}s ':=^80}"


@dataclass
class Part:
    """One command, or one function that returns problems. `report`: the JUnit file that it writes, if any."""

    name: str
    command: list[str] = field(default_factory=list)
    function: Callable[[], list[str]] | None = None
    environ: dict[str, str] = field(default_factory=dict)
    folder: Path = ROOT
    report: Path | None = None
    quiet: bool = True

    def run(self) -> Tally:
        """Runs it, prints one line (and the output, if it failed or is not quiet), and counts."""
        started = time.monotonic()
        if not self.quiet:
            say(f"\n--- {self.name}")
        status, output = self._outcome()
        tally = self._count(status)
        if status and output:
            say(output.rstrip())
        words = "ok" if not tally.failed else "FAILED"
        say(f"{words:7} {self.name} ({time.monotonic() - started:.1f} s)")
        return tally

    def _outcome(self) -> tuple[int, str]:
        if self.function:
            problems = self.function()
            return len(problems), "\n".join(problems)
        if self.report:
            self.report.unlink(missing_ok=True)
        pipe = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if self.quiet else {}
        done = subprocess.run(
            self.command, cwd=self.folder, env={**os.environ, **self.environ}, check=False, text=True,
            stdin=subprocess.DEVNULL, **pipe,  # type: ignore[call-overload]
        )  # fmt: skip
        return done.returncode, done.stdout or ""

    def _count(self, status: int) -> Tally:
        counted = read_report(self.report) if self.report and self.report.is_file() else None
        if not counted or (status and not counted.failed):
            return Tally(failed=1) if status else Tally(passed=1)
        return counted


def read_report(path: Path) -> Tally:
    """The counts of a JUnit file as pytest and vitest write them."""
    tally = Tally()
    for suite in ET.parse(path).getroot().iter("testsuite"):  # noqa: S314 - we wrote the file a moment ago
        total, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        tally.add(Tally(total - skipped - failed, failed, skipped))
    return tally


def run_all(parts: list[Part]) -> Tally:
    """Runs every part, also after one failed; returns the sum."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    started, total = time.monotonic(), Tally()
    for part in parts:
        total.add(part.run())
    total.seconds = time.monotonic() - started
    return total

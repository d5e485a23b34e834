"""The checkouts that one measurement compares: this one, and the baseline or another one in turns with it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from math import isfinite
from pathlib import Path

from tools import ROOT

# Version 0.1.0: the last commit before the cost of a move was looked at.
BASELINE = "f6365acc"
NO_BASELINE = f"This copy has no commit {BASELINE} (version 0.1.0): it is measured alone.\n"


@contextmanager
def baseline() -> Iterator[Path | None]:
    """Yield a folder with version 0.1.0 and our built page; None where the history does not have it."""
    words = ["git", "archive", "--format=tar", BASELINE]
    packed = subprocess.run(words, cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        sys.stderr.write(NO_BASELINE)
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="bastide-baseline-") as folder:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
        if (page := ROOT / "frontend" / "dist").is_dir():
            shutil.copytree(page, Path(folder, "frontend", "dist"), dirs_exist_ok=True)
        yield Path(folder)


def rows(found: Iterable[list[str]]) -> list[str]:
    """Return rows of cells as Markdown."""
    return [f"| {' | '.join(cells)} |" for cells in found]


def trees_of(against: Path | None) -> dict[str, Path]:
    """Return the checkouts by the name of their row: the other one first, if there is one."""
    return {"before": against.resolve(), "now": ROOT} if against else {"now": ROOT}


def ratios(versions: Mapping[str, Iterable[float]]) -> list[list[str]]:
    """Return the row of what is now to what was before, figure by figure; no row for a single version.

    A figure that was 0, or that one of them lacks (not a number), has no ratio.
    """
    if "before" not in versions:
        return []
    pairs = zip(versions["before"], versions["now"], strict=True)
    return [["ratio", *(_ratio(now, before) for before, now in pairs)]]


def _ratio(now: float, before: float) -> str:
    return f"{now / before:.2f}" if before and isfinite(now / before) else "–"

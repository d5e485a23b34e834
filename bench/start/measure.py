"""From the start of what `make run` runs to the first 200 of `/`, and how many modules are imported by then.

The first start in an empty folder makes the database and draws the tiles. Later ones find both. With another
checkout, its starts are measured in turns with ours; all run with the Python and the packages of this one,
and with the page that lies in `frontend/dist` of each.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.server import free_port
from bench.stores import cpu_seconds
from bench.trees import ratios, rows, trees_of

LONGEST_S = 900.0
LOOK_S = 0.01  # between two tries
# Version 0.1.0 had a program of its own for `make run`, which also did what `make` does today.
OLDER = """
import sys
from pathlib import Path
from tools import environment
environment.PYTHON = Path(sys.executable)
from tools import frontend
environment.ensure = frontend.ensure_build = lambda *_: None
from tools import up
sys.exit(up.main())
"""


@dataclass
class Starts:
    """The starts of one version: seconds, and seconds of processor time, to the first page."""

    tree: Path
    folder: Path
    first: tuple[float, float] = (0.0, 0.0)
    later: list[tuple[float, float]] = field(default_factory=list)

    def figures(self) -> list[float]:
        """Return the seconds of the first start, of later ones, of their processor time; the modules."""
        walls, works = zip(*self.later, strict=True)
        return [self.first[0], median(walls), median(works), modules(self.tree, self.folder)]

    def row(self, version: str, figures: list[float]) -> str:
        """Return them as a row of the table."""
        walls = [wall for wall, _ in self.later]
        spread = f"{figures[1]:.2f} s ({min(walls):.2f} to {max(walls):.2f})"
        first = f"{self.first[0]:.1f} s, {self.first[1]:.1f} s"
        return f"| {version} | {first} | {spread} | {figures[2]:.2f} s | {figures[3]:.0f} |"


def page_is_there(address: str) -> bool:
    """Return whether `/` answers 200."""
    try:
        with urllib.request.urlopen(address, timeout=LONGEST_S) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def started(tree: Path, folder: Path, **environ: str) -> Iterator[tuple[float, float]]:
    """Run what `make run` runs, with its files in `folder`; yield the seconds, and those of the processor.

    Raises RuntimeError if no page comes.
    """
    port, log = free_port(), folder / "web.log"
    words = ["-m", "bastide", "serve", "--prepare", "--port", str(port)]
    program = words if (tree / "bastide").is_dir() else ["-c", OLDER]
    own = {**os.environ, "BASTIDE_VAR": str(folder), "PYTHONPATH": str(tree), "PORT": str(port), **environ}
    own.pop("PYTHONDONTWRITEBYTECODE", None)  # people's Python compiles a module once
    with log.open("wb") as output:
        begun = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, *program], cwd=tree, env=own, stdout=output, stderr=output
        )
    try:
        while not page_is_there(f"http://127.0.0.1:{port}/"):
            if process.poll() is not None or time.monotonic() - begun > LONGEST_S:
                raise RuntimeError(f"No page from {tree}: {log.read_text(errors='replace')[-2000:]}")
            time.sleep(LOOK_S)
        yield time.monotonic() - begun, cpu_seconds(process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def draw_the_rest(version: Starts) -> None:
    """Draw what a first start would have had drawn beside its visitors, had it not ended with the page."""
    words, own = ("manage.py", "draw_art", "--verbosity", "0"), {"BASTIDE_VAR": str(version.folder)}
    environ = {**os.environ, **own, "PYTHONPATH": str(version.tree), "DATABASE_URL": "", "REDIS_URL": ""}
    subprocess.run([sys.executable, *words], cwd=version.tree, env=environ, check=True)


def modules(tree: Path, folder: Path) -> int:
    """Return how many modules have been imported when the page is there, by all processes of the start."""
    with started(tree, folder, PYTHONPROFILEIMPORTTIME="1"):
        lines = (folder / "web.log").read_text(errors="replace").splitlines()
    return sum(line.startswith("import time:") and "imported package" not in line for line in lines)


def table(rounds: int, against: Path | None = None) -> str:
    """Measure `rounds` later starts of each version in turns; return the table as Markdown."""
    trees = trees_of(against)
    lines = [
        f"From the start of what `make run` runs to the first 200 of `/`, medians of {rounds} starts:\n",
        "| version | first start, processor time | later starts | processor time | modules imported |",
        "|---|---:|---:|---:|---:|",
    ]
    with tempfile.TemporaryDirectory(prefix="bastide-start-") as name:
        versions = {version: Starts(tree, Path(name, version)) for version, tree in trees.items()}
        for each in versions.values():
            each.folder.mkdir()
            with started(each.tree, each.folder) as each.first:
                pass
            draw_the_rest(each)
        for _ in range(rounds):
            for each in versions.values():
                with started(each.tree, each.folder) as taken:
                    each.later.append(taken)
        found = {version: each.figures() for version, each in versions.items()}
        lines += [each.row(version, found[version]) for version, each in versions.items()]
    return "\n".join([*lines, *rows(ratios(found))])

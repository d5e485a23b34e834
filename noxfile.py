"""The sessions of `make check` and `make test`: `nox --list`, `nox -s lint`, `nox -s tests -- -k river`.

They run in the project's own environment .venv, which `make` fills from requirements-dev.lock.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import sys
import tempfile
from pathlib import Path

import nox
from nox.command import CommandFailed

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from tests import affected, machine  # noqa: E402

nox.options.default_venv_backend = "none"
nox.options.sessions = ["lint", "types", "docs", "tests", "stores", "frontend", "browser", "wheel"]

OPENAPI = "docs/openapi.yaml"
# What runs a second time, on PostgreSQL and Redis: locks, transactions, queues, rooms of many processes, sums
# over many rows. `nox -s stores -- tests/games tests/lobby tests/web` runs all that has a database.
STORED = (
    "tests/deploy",
    *(f"tests/web/test_{part}.py" for part in ("backends", "health", "pooler")),
    *(f"tests/games/{part}" for part in ("analyses/test_killed_worker.py", "crowds", "faults")),
    "tests/games/replica/test_standby.py",  # the rest of its folder needs no server
    *(f"tests/games/test_{part}.py" for part in ("daphne", "move_cost", "move_path", "race", "scheduler")),
    *(f"tests/lobby/{part}" for part in ("faults", "lists", "statistics")),
    *(f"tests/lobby/test_{part}.py" for part in ("cleanup", "matchmaking", "processes", "races")),
)


# What fills a disk under SQLite's file; the session `tests` has it.
SQLITE_ONLY = "tests/games/faults/test_full_disk.py"
# The same on SQLite as in the session `tests`.
ON_SQLITE = (
    "tests/games/analyses/test_killed_worker.py::"
    "test_another_worker_goes_on_where_a_killed_one_stopped[sqlite]"
)


def python(session: nox.Session, *words: str, **environ: str) -> None:
    """Run `python -m ...`; its modules stay compiled, for the next of many processes that tests start."""
    session.run(sys.executable, "-m", *words, env={"PYTHONDONTWRITEBYTECODE": "", **environ})


def pytest(session: nox.Session, *words: str, **environ: str) -> None:
    """Run pytest with a data folder of its own, so that runs do not meet."""
    python(session, "pytest", "-q", *words, *session.posargs, **data_folder(session), **environ)


def draw(session: nox.Session) -> None:
    """Draw all tiles, once for the servers of all tests (tests/empty_database.py)."""
    drawn, own = ROOT / "var" / "test" / "drawn", Path(data_folder(session)["BASTIDE_VAR"])
    words = ("manage.py", "draw_art", "--verbosity", "0")
    session.run(sys.executable, *words, env={"BASTIDE_VAR": str(drawn), "PYTHONDONTWRITEBYTECODE": ""})
    own.mkdir(parents=True, exist_ok=True)
    if not (own / "art").is_symlink():
        shutil.rmtree(own / "art", ignore_errors=True)
        (own / "art").symlink_to(drawn / "art")


def data_folder(session: nox.Session) -> dict[str, str]:
    """Return the setting that gives a session a data folder of its own."""
    return {"BASTIDE_VAR": str(ROOT / "var" / "test" / session.name)}


def pytest_twice(session: nox.Session, *words: str, share: str = "loadfile", **environ: str) -> None:
    """Run pytest on two processes; what failed gets a second try, alone.

    Two processes with a server or a database each, on two cores, may keep a request or a page waiting for
    longer than a test does. What is wrong fails again: games and bots of a test are the same each time.
    """
    try:
        pytest(session, "-n", "2", "--dist", share, *words, **environ)
    except CommandFailed:
        session.warn("What failed beside other tests gets a second try, alone.")
        pytest(session, "--last-failed", "--last-failed-no-failures=none", *words, **environ)


def npm(session: nox.Session, *words: str) -> None:
    """Run a script of frontend/package.json, after installing the packages if they changed."""
    session.run("make", "-s", "frontend/node_modules/.package-lock.json", f"PYTHON={sys.executable}")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    session.run("npm", "run", "--silent", "--prefix", "frontend", *words, env={"PATH": path})


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, layers of imports, clauses and their tests, migrations, generated files."""
    if new := session.run("git", "ls-files", "--others", "--exclude-standard", silent=True, external=True):
        session.warn(f"git does not know these files, so their style is not checked (`git add`):\n{new}")
    python(session, "pre_commit", "run", "--all-files", "--show-diff-on-failure", SKIP="mypy")
    session.run(str(Path(sys.executable).with_name("lint-imports")), "--no-cache", silent=True)
    python(session, "tools.import_graph")
    python(session, "tools.clauses", "--quiet")
    python(session, "rules", "expansions", "--check")
    session.run(sys.executable, "manage.py", "makemigrations", "--check", "--dry-run")
    session.run(sys.executable, "manage.py", "check", "--fail-level", "WARNING")
    generated(session)


def generated(session: nox.Session) -> None:
    """Compare the generated files with what the code says now."""
    python(session, "tools.generated", "--check")
    fresh = Path(session.create_tmp(), "openapi.yaml")
    words = ("spectacular", "--validate", "--fail-on-warn", "--file", str(fresh))
    session.run(sys.executable, "manage.py", *words)
    if not filecmp.cmp(fresh, ROOT / OPENAPI, shallow=False):
        session.error(f"{OPENAPI} is out of date: run `make fmt` and commit it")
    npm(session, "types", "--", "--check")


@nox.session
def types(session: nox.Session) -> None:
    """Mypy in strict mode, and svelte-check."""
    python(session, "mypy")
    npm(session, "check")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documents as a site; a link or an anchor that leads nowhere is an error."""
    # Not `--quiet`: it would hide warnings from `--strict` too.
    session.run(sys.executable, "-m", "mkdocs", "build", "--strict", silent=True)


@nox.session
def tests(session: nox.Session) -> None:
    """Test the Python code on SQLite and in memory."""
    draw(session)
    words = ("-m", "not browser and not wheel and not postgres and not redis", "--ignore=tests/browser")
    pytest_twice(session, *words, share="load")


@nox.session
def stores(session: nox.Session) -> None:
    """Test server and lobby again, on a private PostgreSQL and a private Redis."""
    absent = {mark: reason for mark, reason in machine.missing().items() if mark in ("postgres", "redis")}
    if len(absent) == 2:
        session.skip("; ".join(absent.values()))
    draw(session)
    # PostgreSQL's data lie below pytest's folder; another run of pytest by root would close a common one.
    with tempfile.TemporaryDirectory(prefix="bastide-stores-") as folder:
        chosen = [] if session.posargs else STORED
        words = ("-p", "tests.stores", f"--ignore={SQLITE_ONLY}", f"--deselect={ON_SQLITE}", *chosen)
        pytest_twice(session, *words, PYTEST_DEBUG_TEMPROOT=folder)


@nox.session
def frontend(session: nox.Session) -> None:
    """Test the front end (vitest)."""
    npm(session, "test", *(["--", *session.posargs] if session.posargs else []))


@nox.session
def browser(session: nox.Session) -> None:
    """Test in Chromium; each run starts a server of its own on the built front end."""
    if reason := machine.missing().get("browser"):
        session.skip(reason)
    session.run("make", "-s", "front", f"PYTHON={sys.executable}")
    draw(session)
    if session.posargs:
        pytest(session, "-m", "browser")
    else:
        pytest_twice(session, "--no-loadscope-reorder", "-m", "browser", "tests/browser")


@nox.session
def wheel(session: nox.Session) -> None:
    """Build the package, install it into an empty environment and play a move with it."""
    python(session, "build", "--no-isolation", "--outdir", "dist")
    pytest(session, "-m", "wheel", "tests/wheel")


@nox.session
def bench(session: nox.Session) -> None:
    """Measure; `nox -s bench -- --quick` takes a first look."""
    python(session, "bench", *session.posargs)


@nox.session
def soak(session: nox.Session) -> None:
    """Play under every fault, on SQLite and on PostgreSQL; `nox -s soak -- --moves 5000`."""
    for stores in ("sqlite", "postgres"):
        python(session, "tests.soak", "--stores", stores, *session.posargs)


@nox.session
def quick(session: nox.Session) -> None:
    """Run lint, types, and the tests that the changes since the branch left main concern."""
    changed = affected.changed_files()
    python(session, "pre_commit", "run", "--files", *changed)
    if any(name.startswith("frontend/") for name in changed):
        npm(session, "check")
        npm(session, "test", "--", "--changed", affected.base(), "--passWithNoTests")
    files, left = affected.concerned(changed)
    if files:
        pytest(session, "-n", "2", "-m", "not slow and not browser and not wheel", *files)
    session.log(
        f"{len(files)} files of Python tests concern your changes" + (f", and {left} more." if left else ".")
    )

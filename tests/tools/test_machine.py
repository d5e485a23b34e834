"""What this machine can't test is named in one line, and is an error where everything is required."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys

import pytest

from tests import machine
from tools import ROOT

NOTHING = {
    "PATH": "/nowhere",
    "BASTIDE_CHROMIUM": "no-such-program",
    "CC": "no-such-program",
    "DATABASE_URL": "",
    "REDIS_URL": "",
}


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env={**clean, **environ},
        capture_output=True,
        text=True,
        check=False,
    )


def test_missing_programs_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in NOTHING.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(machine, "pg_ctl", lambda: None)
    assert set(machine.missing()) == {"postgres", "redis", "browser", "notifications", "compiler"} | (
        {"nginx"} if not machine.nginx() else set()
    )
    monkeypatch.setenv("DATABASE_URL", "postgres://somewhere/else")
    assert "postgres" not in machine.missing()


@pytest.mark.parametrize(("required", "status"), [("", 0), ("1", 1)])
def test_missing_program_fails_only_where_all_is_required(required: str, status: int) -> None:
    done = run("tests.machine", **NOTHING, BASTIDE_REQUIRE_ALL=required)
    assert "NOT TESTED on this machine: " in done.stdout
    assert "Redis is not installed" in done.stdout
    assert done.returncode == status


def test_tests_without_their_service_are_left_out_and_counted() -> None:
    done = run(
        "pytest",
        "-q",
        "tests/web/test_backends.py",
        "-m",
        "redis",
        DATABASE_URL="",
        REDIS_URL="",
        BASTIDE_REQUIRE_ALL="",
    )
    assert "NOT TESTED: 1 tests: REDIS_URL names no server" in done.stdout
    assert "deselected" in done.stdout
    assert "passed" not in done.stdout


def test_tests_without_their_service_are_an_error_where_all_is_required() -> None:
    words = ("pytest", "-q", "tests/web/test_backends.py", "-m", "redis")
    done = run(*words, DATABASE_URL="", REDIS_URL="", BASTIDE_REQUIRE_ALL="1")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "1 tests can't run" in done.stderr


def test_what_needs_postgresql_or_redis_runs_in_the_session_of_the_stores() -> None:
    stored = importlib.import_module("noxfile").STORED
    marked = re.compile(r"mark\.(postgres|redis)\b")
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if marked.search(path.read_text("utf-8"))]
    names = [path.relative_to(ROOT).as_posix() for path in files]
    assert len(names) > 5
    assert [name for name in names if not name.startswith(stored)] == []
    assert [name for name in stored if not (ROOT / name).exists()] == []

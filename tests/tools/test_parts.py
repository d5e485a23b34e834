"""`make test` counts what was tested and hides nothing that was not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.parts import Part, Tally, read_report, run_all
from tools.services import Found
from tools.test import close, python_parts

REPORT = (
    """<testsuites><testsuite name="pytest" errors="1" failures="2" skipped="3" tests="20"/></testsuites>"""
)


def test_a_report_is_counted(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    tally = read_report(tmp_path / "report.xml")
    assert (tally.passed, tally.failed, tally.skipped) == (14, 3, 3)


def test_every_part_runs_even_after_one_failed(capsys: pytest.CaptureFixture[str]) -> None:
    fails = Part("fails", [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"])
    passes = Part("passes", [sys.executable, "-c", "print('nothing to see')"])
    total = run_all([fails, passes, Part("says", function=lambda: ["a problem"])])
    output = capsys.readouterr().out
    assert (total.passed, total.failed) == (1, 2)
    assert "the reason" in output
    assert "a problem" in output
    assert "nothing to see" not in output


def test_a_runner_that_breaks_without_a_failed_test_is_a_failure(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    text = '<testsuites><testsuite errors="0" failures="0" skipped="0" tests="5"/></testsuites>'
    words = f"import pathlib, sys; pathlib.Path({str(report)!r}).write_text({text!r}); sys.exit(3)"
    tally = Part("breaks", [sys.executable, "-c", words], report=report).run()
    assert tally.failed == 1


def test_the_closing_line_reads_like_the_one_of_pytest() -> None:
    assert Tally(12, 0, 1, 3.5).line().strip("= ") == "12 passed, 1 skipped in 3.50s"
    assert Tally(12, 2, 0, 3.5).line().strip("= ") == "2 failed, 12 passed in 3.50s"


@pytest.mark.parametrize(("required", "status"), [(False, 0), (True, 1)])
def test_a_missing_service_is_named_and_fails_where_all_is_required(
    required: bool, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = [Found("Redis", None, "there is none")]
    assert close(Tally(passed=5), missing, required=required) == status
    assert "NOT TESTED: Redis: there is none" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("postgres", "redis", "names", "marks"),
    [
        ("postgres://x", "redis://x", "Stores: PostgreSQL and Redis", "not browser"),
        ("postgres://x", None, "Stores: PostgreSQL", "not browser and not redis"),
        (None, "redis://x", "Stores: Redis", "not browser and not postgres"),
    ],
)
def test_the_stores_that_are_there_are_used(
    postgres: str | None, redis: str | None, names: str, marks: str
) -> None:
    parts = python_parts(Found("PostgreSQL", postgres, ""), Found("Redis", redis, ""))
    assert parts[-1].name == names
    assert parts[-1].command[parts[-1].command.index("-m", 2) + 1] == marks
    assert ("DATABASE_URL" in parts[-1].environ, "REDIS_URL" in parts[-1].environ) == (
        bool(postgres),
        bool(redis),
    )


def test_without_stores_only_the_embedded_house_is_tested() -> None:
    parts = python_parts(Found("PostgreSQL", None, ""), Found("Redis", None, ""))
    assert [part.name for part in parts] == ["Python: SQLite, memory"]

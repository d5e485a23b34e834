"""README and docs are true: their commands and links exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import ROOT

DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def commands(text: str) -> set[str]:
    """Return the make targets that a page names in code."""
    code = "\n".join(
        re.findall(r"```(?:sh|bash)?\n(.*?)```", text, re.DOTALL) + re.findall(r"`([^`\n]+)`", text)
    )
    return set(re.findall(r"\bmake ([a-z0-9-]+)", code))


@pytest.mark.parametrize("document", DOCS, ids=lambda path: path.name)
def test_every_make_command_exists(document: Path) -> None:
    assert commands(document.read_text()) <= TARGETS


@pytest.mark.parametrize("document", DOCS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", document.read_text())
    missing = [link for link in links if not (document.parent / link).exists()]
    assert missing == []


def test_every_test_that_the_page_of_faults_names_is_there() -> None:
    rows = re.findall(r"^\|.*\| ([^|]+) \|$", (ROOT / "docs" / "faults.md").read_text(), re.MULTILINE)[1:]
    named = [re.findall(r"`([^`]+)`", row) for row in rows if not row.startswith("---")]
    assert len(named) > 15
    assert all(named)
    assert {path for row in named for path in row if not (ROOT / path).is_file()} == set()


def test_readme_is_at_most_101_lines_long_besides_a_row_for_each_expansion() -> None:
    text = (ROOT / "README.md").read_text()
    section = text.partition("\n## Expansions\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (?!expansion \|).+\|$", section, re.MULTILINE)
    assert len(rows) > 15
    assert len(text.splitlines()) - len(rows) <= 101


def test_readme_names_the_two_commands() -> None:
    assert {"run", "test"} <= commands((ROOT / "README.md").read_text())


def test_ci_runs_the_test_command_of_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text()
    assert re.search(r"^make test\b", script, re.MULTILINE)
    assert "BASTIDE_REQUIRE_ALL=1" in script


def test_make_help_lists_every_command() -> None:
    listed = set(re.findall(r"^([a-z0-9-]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert listed == TARGETS


def test_every_setting_is_explained() -> None:
    code = "\n".join(path.read_text() for path in sorted((ROOT / "config" / "settings").glob("*.py")))
    read = set(re.findall(r"""(?:environ\.get|env\.flag|env\.words|env\.number)\(\s*"([A-Z_]+)\"""", code))
    page = (ROOT / "docs" / "operating.md").read_text()
    assert len(read) > 20
    assert {name for name in read if f"`{name}`" not in page} == set()

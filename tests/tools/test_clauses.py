"""The tool that ties tests to clauses finds what is there, and complains about what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tools import clauses
from tools.clauses import by_rulebook, citations, coverage, describe
from tools.rulebook_parser import RulebookError, read_clauses, read_exemptions

RULEBOOK = """# Rulebook

- **BASE-ONE-1** `all` [CK] A first rule.
  It goes on.
- **BASE-ONE-2** `legacy` An older rule.
- **BASE-TWO-1** `all` `ruling` Speaks of another expansion.
"""
EXEMPTIONS = """## Exempt

| clause | reason |
|---|---|
| BASE-ONE-2 | nothing can break it |

## Pending

| clause | waits for |
|---|---|
| BASE-TWO-1 | other-expansion |
"""
CITING = """
@clause("BASE-ONE-1")
def test_one(): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a folder with a rulebook, its exemptions and one test."""
    for name, text in {
        "rules/base.md": RULEBOOK,
        "rules/exempt.md": EXEMPTIONS,
        "tests/test_it.py": CITING,
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def problems(project: Path) -> list[str]:
    return coverage(project / "rules", project / "tests").problems


def add(project: Path, name: str, text: str) -> None:
    with (project / name).open("a") as file:
        file.write(text)


def test_a_ledger_and_its_tests_agree(project: Path) -> None:
    result = coverage(project / "rules", project / "tests")
    assert result.problems == []
    assert list(result.clauses) == ["BASE-ONE-1", "BASE-ONE-2", "BASE-TWO-1"]
    assert [line.split(maxsplit=1)[1] for line in describe(result)] == [
        "tests/test_it.py::test_one",
        "exempt: nothing can break it",
        "waits for other-expansion",
    ]


def test_numbers_are_given_for_each_ledger(project: Path) -> None:
    add(project, "rules/base.md", "- **BASE-ONE-3** `all` Nobody tests this.\n")
    add(project, "rules/more.md", "# More\n\n- **MORE-1** `all` Nobody tests this either.\n")
    found = [line.split() for line in by_rulebook(coverage(project / "rules", project / "tests"))]
    assert found == [
        ["rulebook", "clauses", "shown", "exempt", "pending", "without"],
        ["base", "4", "1", "1", "1", "1"],
        ["more", "1", "0", "0", "0", "1"],
    ]


def test_a_clause_without_a_test_is_a_problem(project: Path) -> None:
    add(project, "rules/base.md", "- **BASE-ONE-3** `all` Nobody tests this.\n")
    assert problems(project) == ["BASE-ONE-3: no test cites it and no exemption says why"]


def test_a_citation_of_nothing_is_a_problem(project: Path) -> None:
    add(project, "tests/test_it.py", '@clause("BASE-NINE-9")\ndef test_nine(): ...\n')
    assert problems(project) == [
        "tests/test_it.py::test_nine (line 4) cites BASE-NINE-9, which no rulebook has"
    ]


def test_a_clause_that_waited_for_a_ledger_wants_a_test_once_it_is_here(project: Path) -> None:
    add(project, "rules/other-expansion.md", "# Another rulebook\n")
    assert problems(project) == ["BASE-TWO-1 waited for other-expansion, which is here: it wants a test"]


def test_an_exemption_of_a_tested_clause_is_stale(project: Path) -> None:
    add(project, "tests/test_it.py", '@clause("BASE-ONE-2")\ndef test_two(): ...\n')
    assert problems(project) == ["exempt.md lists BASE-ONE-2, but a test cites it: drop the line"]


def test_a_helper_that_is_never_run_does_not_count(project: Path) -> None:
    (project / "tests/test_it.py").write_text('@clause("BASE-ONE-1")\ndef helper(): ...\n')
    found = problems(project)
    assert "the function is no test" in found[0]
    assert found[1].startswith("BASE-ONE-1: no test")


def test_an_id_that_is_not_written_out_is_a_problem(project: Path) -> None:
    add(project, "tests/test_it.py", "@clause(NAME)\ndef test_name(): ...\n")
    assert problems(project) == ["tests/test_it.py::test_name (line 4): give the id as a plain string"]


def test_two_clauses_of_one_name_are_refused(project: Path) -> None:
    add(project, "rules/base.md", "- **BASE-ONE-1** `all` Again.\n")
    with pytest.raises(RulebookError, match="BASE-ONE-1 is already in base"):
        read_clauses(project / "rules")


def test_citations_are_found_in_classes_and_tables(tmp_path: Path) -> None:
    (tmp_path / "test_more.py").write_text(
        '@clause("A-1")\nclass TestIt:\n    @clause("A-2", "A-3")\n    async def test_two(self): ...\n'
        'CASES = [pytest.param(1, marks=clause("A-4"))]\n'
    )
    found = {(each.clause, each.test.split("/", 1)[1]) for each in citations(tmp_path)}
    assert found == {
        ("A-1", "test_more.py::TestIt"),
        ("A-2", "test_more.py::TestIt::test_two"),
        ("A-3", "test_more.py::TestIt::test_two"),
        ("A-4", "test_more.py"),
    }


def test_the_mark_knows_the_ledgers() -> None:
    assert clause("BASE-PLACE-2").args == ("BASE-PLACE-2",)
    with pytest.raises(LookupError, match="BASE-PLACE-99"):
        clause("BASE-PLACE-99")
    with pytest.raises(LookupError):
        clause()


def test_our_own_ledgers_can_be_read() -> None:
    clauses = read_clauses()
    exempt, pending = read_exemptions()
    assert len(clauses) >= 78
    assert set(exempt) | set(pending) <= set(clauses)
    assert not set(exempt) & set(pending)


def test_fault_of_a_page_for_players_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert clauses.main(["--quiet"]) == 0
    monkeypatch.setattr("tools.clauses.summaries.problems", lambda: ["river.pl.md is missing"])
    assert clauses.main(["--quiet"]) == 1
    assert "clauses: river.pl.md is missing" in capsys.readouterr().err

"""`make clauses`: every clause of the ledgers with the tests that show it.

Exit status 1 when a clause has neither a test nor an exemption, or when a test cites what no ledger has.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from rules.expansions import registry
from tools.citations import Citation, citations
from tools.ledger import LEDGERS, Clause, LedgerError, ledger_files, read_clauses, read_exemptions

TESTS = LEDGERS.parent.parent / "tests"


@dataclass
class Coverage:
    """The ledgers against the tests. `problems` is empty when all is well."""

    clauses: dict[str, Clause]
    tests: dict[str, list[str]]
    exempt: dict[str, str]
    pending: dict[str, str]
    problems: list[str] = field(default_factory=list)

    def uncovered(self) -> list[str]:
        """Clauses without a test and without a word why."""
        return [name for name in self.clauses if not self.tests.get(name) and not self._excused(name)]

    def _excused(self, name: str) -> bool:
        return name in self.exempt or name in self.pending


def coverage(ledgers: Path = LEDGERS, tests: Path = TESTS) -> Coverage:
    """Reads the ledgers, the exemptions and the tests and compares them."""
    clauses = read_clauses(ledgers)
    exempt, pending = read_exemptions(ledgers)
    cited: dict[str, list[str]] = defaultdict(list)
    result = Coverage(clauses, cited, exempt, pending)
    for citation in citations(tests):
        _take(citation, result)
    drafts = {found.box for found in registry.expansions() if found.draft}
    result.problems += _stale(result, {path.stem for path in ledger_files(ledgers)} - drafts)
    result.problems += [f"{name}: no test cites it and no exemption says why" for name in result.uncovered()]
    return result


def _take(citation: Citation, result: Coverage) -> None:
    place = f"{citation.test} (line {citation.line})"
    if citation.problem:
        result.problems.append(f"{place}: {citation.problem}")
    elif citation.clause not in result.clauses:
        result.problems.append(f"{place} cites {citation.clause}, which no ledger has")
    else:
        result.tests[citation.clause].append(citation.test)


def _stale(result: Coverage, ledgers: set[str]) -> list[str]:
    problems = []
    for name in [*result.exempt, *result.pending]:
        if name not in result.clauses:
            problems.append(f"exempt.md lists {name}, which no ledger has")
        elif result.tests.get(name):
            problems.append(f"exempt.md lists {name}, but a test cites it: drop the line")
    arrived = [(name, wanted) for name, wanted in result.pending.items() if wanted in ledgers]
    return problems + [
        f"{name} waited for {wanted}, which is here: it wants a test" for name, wanted in arrived
    ]


def describe(result: Coverage) -> list[str]:
    """One line for each clause, with its tests or its excuse."""
    lines = []
    for name in result.clauses:
        if tests := result.tests.get(name):
            said = ", ".join(dict.fromkeys(tests))
        elif name in result.exempt:
            said = f"exempt: {result.exempt[name]}"
        else:
            said = f"waits for {result.pending[name]}" if name in result.pending else "NO TEST"
        lines.append(f"{name:16} {said}")
    return lines


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="tools.clauses", description="Clauses of the ledgers and their tests."
    )
    parser.add_argument(
        "--pending", metavar="EXPANSION", help="list the clauses that wait for this expansion"
    )
    parser.add_argument("--quiet", action="store_true", help="say only what is wrong, and the count")
    options = parser.parse_args(arguments)
    try:
        result = coverage()
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    if options.pending:
        print("\n".join(name for name, wanted in result.pending.items() if wanted == options.pending))
        return 0
    return _report(result, quiet=options.quiet)


def _report(result: Coverage, *, quiet: bool) -> int:
    if not quiet:
        print("\n".join(describe(result)))
    for problem in result.problems:
        print(f"clauses: {problem}", file=sys.stderr)
    shown = sum(1 for name in result.clauses if result.tests.get(name))
    print(
        f"{len(result.clauses)} clauses: {shown} shown by tests, {len(result.exempt)} exempt, "
        f"{len(result.pending)} pending, {len(result.uncovered())} without a test"
    )
    return 1 if result.problems else 0


if __name__ == "__main__":
    sys.exit(main())

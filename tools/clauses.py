"""`make clauses`: every clause with the tests that show it, and the numbers of each rulebook.

`--quiet` prints only problems and the numbers of all rulebooks together.

Exit status 1 when a clause has neither a test nor an exemption, when a test cites an unknown clause, when
a clause has not the layout of the rulebooks, or when a page for players (docs/rules/summary/) has a fault.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rules.expansions import registry
from tools import ROOT
from tools.generated import rulebook_json, summaries
from tools.rulebook_parser import RULEBOOKS, RulebookError, read_clauses, read_exemptions, rulebook_files

NO_TEST = "the function is no test: its name must begin with test"
NO_TEXT = "give the id as a plain string"
COLUMNS = ("clauses", "shown", "exempt", "pending", "without")


@dataclass(frozen=True)
class Citation:
    """One clause named in one place. `test` is `folder/file.py::Class::test_name`; for a table, the file."""

    clause: str
    test: str
    line: int
    problem: str | None = None


def citations(root: Path) -> Iterator[Citation]:
    """Yield every citation in the test files below `root`, by file and line."""
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        yield from _in(tree.body, f"{root.name}/{path.relative_to(root).as_posix()}")


def _in(nodes: Iterable[ast.AST], where: str, problem: str | None = None) -> Iterator[Citation]:
    for node in nodes:
        match node:
            case ast.ClassDef(name=name):
                yield from _in([*node.decorator_list, *node.body], f"{where}::{name}")
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                fault = None if name.startswith("test") else NO_TEST
                yield from _in(node.decorator_list, f"{where}::{name}", fault)
            case ast.Call(func=ast.Name("clause")):
                for id_ in node.args:
                    text = id_.value if isinstance(id_, ast.Constant) and isinstance(id_.value, str) else None
                    yield Citation(text or "?", where, node.lineno, problem if text else NO_TEXT)
            case _:
                yield from _in(ast.iter_child_nodes(node), where, problem)


@dataclass
class Coverage:
    """The clauses against the tests. `problems` is empty when all is well."""

    clauses: dict[str, str]
    exempt: dict[str, str]
    pending: dict[str, str]
    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    problems: list[str] = field(default_factory=list)

    def uncovered(self) -> list[str]:
        """Return the clauses without a test and without a reason why."""
        known = {*self.tests, *self.exempt, *self.pending}
        return [name for name in self.clauses if name not in known]


def coverage(rulebooks: Path = RULEBOOKS, tests: Path = ROOT / "tests") -> Coverage:
    """Read the clauses, the exemptions and the tests, and compare them."""
    result = Coverage(read_clauses(rulebooks), *read_exemptions(rulebooks))
    for citation in citations(tests):
        place = f"{citation.test} (line {citation.line})"
        if citation.problem:
            result.problems.append(f"{place}: {citation.problem}")
        elif citation.clause not in result.clauses:
            result.problems.append(f"{place} cites {citation.clause}, which no rulebook has")
        else:
            result.tests[citation.clause].append(citation.test)
    for name in [*result.exempt, *result.pending]:
        if name not in result.clauses:
            result.problems.append(f"exempt.md lists {name}, which no rulebook has")
        elif name in result.tests:
            result.problems.append(f"exempt.md lists {name}, but a test cites it: drop the line")
    drafts = {found.name for found in registry.expansions() if found.draft}
    here = {path.stem for path in rulebook_files(rulebooks)} - drafts
    for name, wanted in result.pending.items():
        if wanted in here:
            result.problems.append(f"{name} waited for {wanted}, which is here: it wants a test")
    result.problems += [f"{name}: no test cites it and no exemption says why" for name in result.uncovered()]
    return result


def describe(result: Coverage) -> list[str]:
    """Return one line for each clause, with its tests or the reason why it has none."""
    shown = {name: f"waits for {wanted}" for name, wanted in result.pending.items()}
    shown |= {name: f"exempt: {reason}" for name, reason in result.exempt.items()}
    shown |= {name: ", ".join(dict.fromkeys(tests)) for name, tests in result.tests.items()}
    return [f"{name:16} {shown.get(name, 'NO TEST')}" for name in result.clauses]


def by_rulebook(result: Coverage) -> list[str]:
    """Return a table in text: for each rulebook how many clauses it has, and how many are shown by tests."""
    books: dict[str, set[str]] = defaultdict(set)
    for name, book in result.clauses.items():
        books[book].add(name)
    kinds = (result.clauses, result.tests, result.exempt, result.pending, result.uncovered())
    held = [frozenset(kind) for kind in kinds]
    head = f"{'rulebook':26}" + "".join(f"{word:>9}" for word in COLUMNS)
    return [head, *(_numbers(book, [len(kind & names) for kind in held]) for book, names in books.items())]


def _numbers(book: str, counts: list[int]) -> str:
    return f"{book:26}" + "".join(f"{count:9}" for count in counts)


def main(arguments: list[str]) -> int:
    """Print the clauses and what is wrong; return the exit status."""
    try:
        result = coverage()
        result.problems += rulebook_json.problems() + summaries.problems()
    except RulebookError as error:
        sys.exit(str(error))
    if arguments != ["--quiet"]:
        print("\n".join([*describe(result), "", *by_rulebook(result)]))
    for problem in result.problems:
        print(f"clauses: {problem}", file=sys.stderr)
    counts = f"{len(result.tests)} shown by tests, {len(result.exempt)} exempt, {len(result.pending)} pending"
    print(f"{len(result.clauses)} clauses: {counts}, {len(result.uncovered())} without a test")
    return 1 if result.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

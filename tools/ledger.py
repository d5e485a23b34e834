"""The clauses of the rules' ledgers, read from docs/rules/*.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LEDGERS = Path(__file__).resolve().parent.parent / "docs" / "rules"
EXEMPT = "exempt.md"

CLAUSE_LINE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*")
ROW = re.compile(r"^\|\s*([A-Z][A-Z0-9-]*-\d+[a-z]?)\s*\|\s*(.+?)\s*\|\s*$")


class LedgerError(Exception):
    """A ledger or the page of exemptions can't be taken as it stands."""


@dataclass(frozen=True)
class Clause:
    """A numbered clause and the ledger (file name without .md) that states it."""

    id: str
    ledger: str


def ledger_files(folder: Path) -> list[Path]:
    """The ledgers of a folder, sorted by name; the page of exemptions is none."""
    return sorted(path for path in folder.glob("*.md") if path.name != EXEMPT)


def read_clauses(folder: Path = LEDGERS) -> dict[str, Clause]:
    """Every clause by its id, in the order of the ledgers. LedgerError when an id stands twice."""
    clauses: dict[str, Clause] = {}
    for path in ledger_files(folder):
        for name in _clause_ids(path):
            if name in clauses:
                raise LedgerError(f"{path.name}: {name} is already in {clauses[name].ledger}.md")
            clauses[name] = Clause(name, path.stem)
    return clauses


def _clause_ids(path: Path) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := CLAUSE_LINE.match(line):
            yield found[1]


@cache
def clause_ids() -> frozenset[str]:
    """The ids of all clauses of the project's own ledgers."""
    return frozenset(read_clauses())


def read_exemptions(folder: Path = LEDGERS) -> tuple[dict[str, str], dict[str, str]]:
    """Two tables of exempt.md: clause -> reason it has no test; clause -> the expansion it waits for."""
    tables: dict[str, dict[str, str]] = {"exempt": {}, "pending": {}}
    page = folder / EXEMPT
    section = ""
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else []:
        if line.startswith("## "):
            section = line[3:].strip().lower()
        elif (row := ROW.match(line)) and section in tables:
            tables[section][row[1]] = row[2]
    return tables["exempt"], tables["pending"]

"""What a seat may no longer do in a placement once it has done something else (INT-79): one declared table.

An offer names what it counts as (`Offer.counts_as`). A row of the table closes all offers that count as
`closes` once one that counts as `after` was taken. The row of the core is here; modules declare theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from rules.state.exclusion import FIGURE, Exclusion

CORE_ROWS: Final = (Exclusion(FIGURE, FIGURE, "INT-79"),)


def exclusions(modules: Sequence[Any]) -> tuple[Exclusion, ...]:
    """Return the whole table of a game with these modules in play, the row of the core first."""
    return (*CORE_ROWS, *(row for module in modules for row in module.exclusions))


def clause_of(modules: Sequence[Any], taken: frozenset[str], closed: str) -> str:
    """Return the clause by which what the seat has `taken` closes something; "" if none does."""
    rows = (row for row in exclusions(modules) if row.after in taken and row.closes == closed)
    return next((row.clause for row in rows), "")


@cache
def closed_by(modules: Sequence[Any], taken: frozenset[str]) -> frozenset[str]:
    """Return what is closed in a placement in which the seat has done all of `taken`."""
    return frozenset(row.closes for row in exclusions(modules) if row.after in taken)

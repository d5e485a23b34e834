"""Ties a test to the clauses of the rulebooks that it shows.

    @clause("BASE-PLACE-2")
    def test_every_touching_edge_must_match(): ...

It is a pytest mark, so it also works in `pytest.param(..., marks=clause("BASE-END-2"))` and as `pytestmark`.
`make clauses` reads these marks from the source: give the ids as plain strings.
"""

from __future__ import annotations

import pytest

from tools.rulebook_parser import clause_ids


def clause(*ids: str) -> pytest.MarkDecorator:
    """Return the mark for one or more clause ids.

    Raise LookupError when no rulebook in docs/rules has the id.
    """
    if not ids:
        raise LookupError("clause() wants at least one id")
    if unknown := sorted(set(ids) - clause_ids()):
        raise LookupError(f"no rulebook in docs/rules has {', '.join(unknown)}")
    return pytest.mark.clause(*ids)

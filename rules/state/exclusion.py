"""One row of the table of what excludes what in a placement (`rules.turn.exclusions`)."""

from __future__ import annotations

from typing import Final, NamedTuple

# What the one figure action of a placement counts as (INT-79).
FIGURE: Final = "figure"


class Exclusion(NamedTuple):
    """Once an offer that counts as `after` was taken, those that count as `closes` are closed.

    `clause` says so; `after` and `closes` are values of `Offer.counts_as`.
    """

    after: str
    closes: str
    clause: str

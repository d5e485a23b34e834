"""The place of a match in the list of finished matches, after which its next page begins.

A page is found by an index from there, so the thousandth costs no more than the first, and a match that ends
meanwhile moves no other from page to page.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, Self

from django.db.models import Q

from games.models import Match

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
ENDED = re.compile(r"(\d{1,17})\.([1-9]\d{0,17})")


class Ended(NamedTuple):
    """When a match ended, and its key among those that ended at the same time. The newest is first."""

    ended_at: datetime
    pk: int

    @classmethod
    def of(cls, match: Match) -> Self:
        """Return the place of a match that has ended."""
        return cls(match.ended_at or EPOCH, match.pk)

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return the place that a client sends back, or None if the text is none."""
        found = ENDED.fullmatch(text) if text.isascii() else None
        return None if found is None else cls(EPOCH + timedelta(microseconds=int(found[1])), int(found[2]))

    def __str__(self) -> str:
        return f"{(self.ended_at - EPOCH) // timedelta(microseconds=1)}.{self.pk}"

    @property
    def later(self) -> Q:
        """The matches after this one in the list."""
        return Q(ended_at__lte=self.ended_at) & (Q(ended_at__lt=self.ended_at) | Q(pk__lt=self.pk))

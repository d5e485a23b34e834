"""Lists the public open tables: in an order in which nobody crowds out others, filtered, by pages.

A page begins after the last table of the page before, so a table that opens or closes meanwhile moves no
table of another host from page to page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, Self

from django.db.models import Count, F, OuterRef, Q, QuerySet, Subquery, Window
from django.db.models.functions import Coalesce, RowNumber

from lobby.models import Table, TableSeat
from lobby.tables.hosts import attended

PAGE = 20
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
PLACE = re.compile(r"([1-9]\d{0,5})\.(\d{1,17})\.([0-9A-Za-z-]{1,16})")


class Place(NamedTuple):
    """The place of a table in the list: it is its host's table `nth` by age, the newest first."""

    nth: int
    created_at: datetime
    pk: str

    @classmethod
    def of(cls, table: Table) -> Self:
        """Return the place of a table that `open_tables` has found."""
        return cls(table.nth, table.created_at, table.pk)  # type: ignore[attr-defined]  # annotated

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return the place that a client sends back, or None if the text is none."""
        found = PLACE.fullmatch(text) if text.isascii() else None
        if found is None:
            return None
        return cls(int(found[1]), EPOCH + timedelta(microseconds=int(found[2])), found[3])

    def __str__(self) -> str:
        return f"{self.nth}.{(self.created_at - EPOCH) // timedelta(microseconds=1)}.{self.pk}"

    @property
    def later(self) -> Q:
        """The tables after this one."""
        older = Q(created_at__lt=self.created_at) | Q(created_at=self.created_at, pk__gt=self.pk)
        return Q(nth__gt=self.nth) | (Q(nth=self.nth) & older)


@dataclass(frozen=True)
class TableFilter:
    """What a player looks for; an empty value means anything."""

    search: str = ""  # in the name of the table or of its host
    size: int | None = None
    expansions: tuple[str, ...] = ()  # all of them are played
    free: bool = False  # with a free seat

    def apply(self, found: QuerySet[Table]) -> QuerySet[Table]:
        """Return the tables that match."""
        if self.search:
            found = found.filter(Q(name__icontains=self.search) | Q(host__name__icontains=self.search))
        if self.size is not None:
            found = found.filter(size=self.size)
        for name in self.expansions:
            found = found.filter(expansions__icontains=f'"{name}"')
        if self.free:
            seats = TableSeat.objects.filter(table=OuterRef("pk")).order_by().values("table")
            taken = Coalesce(Subquery(seats.annotate(taken=Count("pk")).values("taken")), 0)
            found = found.annotate(taken=taken).filter(taken__lt=F("size"))
        return found


def open_tables(wanted: TableFilter | None = None) -> QuerySet[Table]:
    """Return the public open tables: the newest table of every host, then the second of each, and so on.

    Tables whose host has been gone for long are left out: nobody could start them.
    """
    listed = Table.objects.filter(attended(), status=Table.Status.OPEN, private=False)
    found = (wanted or TableFilter()).apply(listed)
    nth = Window(RowNumber(), partition_by="host", order_by=("-created_at", "pk"))
    return found.annotate(nth=nth).order_by("nth", "-created_at", "pk")


def one_page(found: QuerySet[Table], after: Place | None = None) -> tuple[Sequence[Table], Place | None]:
    """Return the tables after a place, and the place after which the next page begins, None at the end."""
    rest = found if after is None else found.filter(after.later)
    tables = list(rest[: PAGE + 1])
    more = len(tables) > PAGE
    return tables[:PAGE], Place.of(tables[PAGE - 1]) if more else None

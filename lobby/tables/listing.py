"""Lists the public open tables: in an order in which nobody crowds out others, filtered, by pages."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, F, Q, QuerySet, Window
from django.db.models.functions import RowNumber

from lobby.models import Table

PAGE = 20


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
            found = found.annotate(taken=Count("seats")).filter(taken__lt=F("size"))
        return found


def open_tables(wanted: TableFilter | None = None) -> QuerySet[Table]:
    """Return the public open tables: the newest table of every host, then the second of each, and so on."""
    listed = Table.objects.filter(status=Table.Status.OPEN, private=False)
    found = (wanted or TableFilter()).apply(listed)
    nth = Window(RowNumber(), partition_by="host", order_by="-created_at")
    return found.annotate(nth=nth).order_by("nth", "-created_at", "pk")

"""Closes tables: by the host, when the last player leaves, and after a long time without a change."""

from __future__ import annotations

from contextlib import suppress

from django.db import transaction
from django.db.models import Exists, OuterRef
from django.utils import timezone

from lobby import conf
from lobby.models import Player, Table, TableSeat
from lobby.tables.access import locked, locked_for_host, save_and_notify
from realtime.refusals import RequestRefused


def close(table: Table, host: Player) -> Table:
    """Close the table; only the host may."""
    with transaction.atomic():
        table = locked_for_host(table, host)
        mark_closed(table)
    return table


def mark_closed(table: Table) -> None:
    """Close a locked table. If it was for a rematch, the rematch can be requested again."""
    table.status, table.rematch_of = Table.Status.CLOSED, None
    save_and_notify(table)


def close_abandoned() -> int:
    """Close open tables without a change and without an online player for their lifetime.

    Returns how many were closed.
    """
    cutoff = timezone.now() - conf.table_lifetime()
    online = TableSeat.objects.filter(table=OuterRef("pk"), player__seen_at__gt=cutoff)
    stale = Table.objects.filter(~Exists(online), status=Table.Status.OPEN, touched_at__lte=cutoff)
    count = 0
    for table in stale:
        # Another request may have closed, started or deleted this table since the query. Skip it.
        with suppress(RequestRefused, Table.DoesNotExist), transaction.atomic():
            fresh = locked(table)
            if fresh.touched_at <= cutoff:
                mark_closed(fresh)
                count += 1
    return count

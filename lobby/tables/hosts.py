"""Tables whose host is away: nobody can start them, so they are marked, and leave the list in the end."""

from __future__ import annotations

from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from lobby import conf
from lobby.models import Table


def attended() -> Q:
    """Return the tables that are listed: their host was here, or they changed, not long ago."""
    since = timezone.now() - conf.table_listing()
    return Q(host__seen_at__gt=since) | Q(touched_at__gt=since)


def is_away(table: Table) -> bool:
    """Return whether the host has been away so long that the table is marked."""
    return _unattended(table, conf.host_patience())


def is_gone(table: Table) -> bool:
    """Return whether the host has been away so long that the table leaves the list."""
    return _unattended(table, conf.table_listing())


def _unattended(table: Table, span: timedelta) -> bool:
    seen = table.host.seen_at
    newest = max(seen, table.touched_at) if seen else table.touched_at
    return newest <= timezone.now() - span

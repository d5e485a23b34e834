"""Which players may see a table, and the row lock under which it changes."""

from __future__ import annotations

import secrets

from lobby import ids, notifications
from lobby.models import Invitation, Player, Table
from lobby.refusals import TABLE_HOST, TABLE_MISSING, TABLE_NOT_OPEN
from realtime.refusals import RequestRefused


def visible(table_id: str, viewer: Player | None, invite: str = "") -> Table:
    """Return the table if the viewer may see it. Raises RequestRefused (404) otherwise."""
    known = Table.objects.select_related("host", "match").filter(pk=table_id)
    table = known.first() if ids.is_table_id(table_id) else None
    if table is None or not may_see(table, viewer, invite):
        raise RequestRefused(TABLE_MISSING)
    return table


def visible_name(table_id: str, viewer: object, invite: str = "") -> str | None:
    """Return the name of a table for the head of its page; None if a request's user may not see it."""
    try:
        return visible(table_id, viewer if isinstance(viewer, Player) else None, invite).name
    except RequestRefused:
        return None


def may_see(table: Table, viewer: Player | None, invite: str = "") -> bool:
    """Return whether the viewer may see the table.

    A private table is visible to its host and members, to invited players and with the invite link.
    """
    if not table.private or matches_invite(table, invite):
        return True
    if viewer is not None and table.host_id == viewer.pk:  # without a seat, where the host watches bots
        return True
    return viewer is not None and (is_member(table, viewer) or is_invited(table, viewer))


def matches_invite(table: Table, invite: str) -> bool:
    """Return whether this is the secret of the table's invite link."""
    return bool(invite) and secrets.compare_digest(table.invite.encode(), invite.encode())


def is_member(table: Table, player: Player) -> bool:
    """Return whether the player sits at the table."""
    return table.seats.filter(player=player).exists()


def is_invited(table: Table, player: Player) -> bool:
    """Return whether the player has been invited."""
    return table.invitations.filter(player=player, kind=Invitation.Kind.INVITED).exists()


def is_barred(table: Table, player: Player) -> bool:
    """Return whether the host has removed the player."""
    return table.invitations.filter(player=player, kind=Invitation.Kind.BARRED).exists()


def locked(table: Table) -> Table:
    """Lock the row of an open table until the transaction ends and return it as it is now.

    Raises RequestRefused if the table is not open any more.
    """
    # No join here: PostgreSQL loses a row of a locking join whose key has changed while it waited.
    fresh = Table.objects.select_for_update(no_key=True).get(pk=table.pk)
    if fresh.status != Table.Status.OPEN:
        raise RequestRefused(TABLE_NOT_OPEN)
    return fresh


def locked_for_host(table: Table, player: Player) -> Table:
    """Do the same as `locked`. Raises RequestRefused unless the player is the host."""
    fresh = locked(table)
    if fresh.host_id != player.pk:
        raise RequestRefused(TABLE_HOST)
    return fresh


def taken_names(table: Table) -> list[str]:
    """Return the names of the players and bots at the table."""
    return [seat.display_name for seat in table.seats.select_related("player")]


def save_and_notify(table: Table) -> None:
    """Save a locked table (which renews `touched_at`) and notify that it has changed."""
    table.save()
    notifications.table_changed(table.id, private=table.private)

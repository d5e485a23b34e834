"""Who may see a table, and the lock under which it changes."""

from __future__ import annotations

import secrets

from lobby import ids
from lobby.models import Invitation, Player, Table
from lobby.refusals import missing, not_host, not_open


def visible(table_id: str, viewer: Player | None, invite: str = "") -> Table:
    """The table, for one who may see it; else the refusal that says there is none."""
    known = Table.objects.select_related("host", "match").filter(pk=table_id)
    table = known.first() if ids.is_table_id(table_id) else None
    if table is None or not may_see(table, viewer, invite):
        raise missing()
    return table


def may_see(table: Table, viewer: Player | None, invite: str = "") -> bool:
    """A public table is everybody's to see; a private one its members', invitees' and link bearers'."""
    if not table.private or opens(table, invite):
        return True
    return viewer is not None and (is_member(table, viewer) or is_invited(table, viewer))


def opens(table: Table, invite: str) -> bool:
    """Whether this is the secret of the table's invite link."""
    return bool(invite) and secrets.compare_digest(table.invite.encode(), invite.encode())


def is_member(table: Table, player: Player) -> bool:
    """Whether the player sits at the table."""
    return table.seats.filter(player=player).exists()


def is_invited(table: Table, player: Player) -> bool:
    """Whether the player was asked to come."""
    return table.invitations.filter(player=player, kind=Invitation.Kind.INVITED).exists()


def is_barred(table: Table, player: Player) -> bool:
    """Whether the host sent the player away."""
    return table.invitations.filter(player=player, kind=Invitation.Kind.BARRED).exists()


def locked(table: Table) -> Table:
    """The table as it is now, open, and nobody else's to change until the transaction ends."""
    # No join here: PostgreSQL loses a row of a locking join whose key has changed while it waited.
    fresh = Table.objects.select_for_update(no_key=True).get(pk=table.pk)
    if fresh.status != Table.Status.OPEN:
        raise not_open()
    return fresh


def locked_for_host(table: Table, player: Player) -> Table:
    """The same, for its host only."""
    fresh = locked(table)
    if fresh.host_id != player.pk:
        raise not_host()
    return fresh

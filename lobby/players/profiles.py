"""Profiles of guests and accounts: creation, names and preferred marks."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from lobby import ids, names, notifications
from lobby.models import Player, Table, TableSeat
from lobby.refusals import bad_request, conflict

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
COLOURS = 6


def create_guest(name: str = "") -> Player:
    """Create a guest with the given name, or with a generated one if the name is empty."""
    wanted = clean_name(name) if name.strip() else names.guest_name()
    guest = Player(username=ids.guest_username(), name=wanted, is_guest=True, seen_at=timezone.now())
    guest.set_unusable_password()
    guest.save()
    return guest


def clean_name(name: str) -> str:
    """Return the name as it is stored. Raises LobbyRefused for a name that may not be shown."""
    name = names.normalize(name)
    if problem := names.validation_error(name):
        raise bad_request("name.unfit", problem)
    return name


def update_profile(player: Player, name: str | None = None, marks: dict[str, Any] | None = None) -> Player:
    """Change the name, the marks, or both.

    Raises LobbyRefused if a neighbour at an open table has a name that looks the same.
    """
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        if name is not None:
            player.name = clean_name(name)
            _lock_open_tables(player)
            _check_neighbours(player)
        if marks is not None:
            player.marks = marks
        player.save(update_fields=["name", "marks"])
        for table in _open_tables(player):
            notifications.table_changed(table.id)
    return player


def _lock_open_tables(player: Player) -> None:
    """Lock the player's open tables, so that nobody can sit down there while the name changes."""
    list(_open_tables(player).select_for_update(of=("self",), no_key=True).order_by("pk"))


def _open_tables(player: Player) -> QuerySet[Table]:
    return Table.objects.filter(status=Table.Status.OPEN, pk__in=player.table_seats.values("table_id"))


def _check_neighbours(player: Player) -> None:
    open_seats = TableSeat.objects.filter(table__status=Table.Status.OPEN)
    neighbours = (
        open_seats.filter(table__seats__player=player).exclude(player=player).select_related("player")
    )
    taken = [seat.display_name for seat in neighbours]
    if other := names.lookalike(player.name, taken):
        raise conflict("name.taken", f"At your table somebody is already called {other}.")


def is_referenced(player: Player) -> bool:
    """Return whether a match or a table refers to this player, so that the row must stay."""
    return player.match_seats.exists() or player.table_seats.exists() or player.hosted_tables.exists()

"""Profiles of guests and accounts: creation, names and preferred marks."""

from __future__ import annotations

import secrets
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from lobby import ids, names, notifications
from lobby.models import Player, Table, TableSeat
from lobby.refusals import NAME_IMPOSTOR, NAME_RESERVED, NAME_TAKEN
from realtime.refusals import RequestRefused

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
COLOURS = 6


def create_guest(name: str = "") -> Player:
    """Create a guest with the given name, or with a generated one if the name is empty."""
    wanted = clean_name(name) if name.strip() else _free_name()
    guest = Player(username=ids.guest_username(), name=wanted, is_guest=True, seen_at=timezone.now())
    guest.set_unusable_password()
    guest.save()
    return guest


def clean_name(name: str, player: Player | None = None) -> str:
    """Return the name as it is stored. Raises RequestRefused for a name that the player may not have."""
    name = names.normalize(name)
    if problem := names.validation_error(name) or impostor_error(name, player):
        raise problem
    return name


def impostor_error(name: str, player: Player | None = None) -> RequestRefused | None:
    """Return why a player could be mistaken under this name for an operator, a bot or somebody's account.

    Operators may have any name. Two guests may have the same one, but not at the same table.
    """
    if player is not None and player.is_staff:
        return None
    if names.is_reserved(name):
        return RequestRefused(NAME_RESERVED)
    shape = names.skeleton(name)
    others = Player.objects.filter(Q(name_shape=shape) | Q(username_shape=shape), is_guest=False)
    if player is not None:
        others = others.exclude(pk=player.pk)
    if shape and others.exists():
        return RequestRefused(NAME_IMPOSTOR)
    return None


def _free_name() -> str:
    """Return a friendly name that resembles no account's, or one with a number if all are taken."""
    for _ in range(20):
        name = names.guest_name()
        if impostor_error(name) is None:
            return name
    return f"{names.guest_name()} {secrets.randbelow(900) + 100}"[: names.LONGEST]


def update_profile(player: Player, name: str | None = None, marks: dict[str, Any] | None = None) -> Player:
    """Change the name, the marks, or both.

    Raises RequestRefused if a neighbour at an open table has a name that looks the same.
    """
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        if name is not None:
            player.name = name if name == player.name else clean_name(name, player)
            _lock_open_tables(player)
            _check_neighbours(player)
        if marks is not None:
            player.marks = marks
        player.save(update_fields=["name", "marks"])
        for table in _open_tables(player):
            notifications.table_changed(table.id, private=table.private)
    return player


def _lock_open_tables(player: Player) -> None:
    """Lock the player's open tables, so that nobody can sit down there while the name changes."""
    list(_open_tables(player).select_for_update(of=("self",), no_key=True).order_by("pk"))


def _open_tables(player: Player) -> QuerySet[Table]:
    return Table.objects.filter(status=Table.Status.OPEN, pk__in=player.table_seats.values("table_id"))


def _check_neighbours(player: Player) -> None:
    open_seats = TableSeat.objects.filter(table__status=Table.Status.OPEN)
    neighbours = (
        open_seats.filter(table__seats__player=player)
        .exclude(player=player, companion=False)
        .select_related("player")
    )
    taken = [seat.display_name for seat in neighbours]
    if other := names.lookalike(player.name, taken):
        raise RequestRefused(NAME_TAKEN, other=other)


def is_referenced(player: Player) -> bool:
    """Return whether a match or a table refers to this player, so that the row must stay."""
    return player.match_seats.exists() or player.table_seats.exists() or player.hosted_tables.exists()

"""Guests and accounts: how people come, what they are called, and how a guest's games go to an account."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from games.models import Match
from games.models import Seat as MatchSeat
from lobby import conf, favourites, ids, names, notifications
from lobby.models import Invitation, Player, QuickEntry, Table, TableSeat
from lobby.refusals import refused, wrong

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
COLOURS = 6


def make_guest(name: str = "") -> Player:
    """A new guest with the wanted name, or a friendly one where none is wanted."""
    wanted = checked(name) if name.strip() else names.friendly()
    guest = Player(username=ids.guest_username(), name=wanted, is_guest=True, seen_at=timezone.now())
    guest.set_unusable_password()
    guest.save()
    return guest


def checked(name: str) -> str:
    """The name as it is kept; refuses one that others could not read."""
    name = names.tidy(name)
    if problem := names.problem(name):
        raise wrong("name.unfit", problem)
    return name


def change(player: Player, name: str | None = None, marks: dict[str, Any] | None = None) -> Player:
    """Changes the name, the marks, or both. Refuses a name like somebody's at the same open table."""
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        if name is not None:
            player.name = checked(name)
            _lock_tables(player)
            _unlike_neighbours(player)
        if marks is not None:
            player.marks = marks
        player.save(update_fields=["name", "marks"])
        for table in _open_tables(player):
            notifications.table(table.id)
    return player


def _lock_tables(player: Player) -> None:
    """Nobody sits down beside the player while the name changes."""
    list(_open_tables(player).select_for_update(of=("self",), no_key=True).order_by("pk"))


def _open_tables(player: Player) -> QuerySet[Table]:
    return Table.objects.filter(status=Table.Status.OPEN, pk__in=player.table_seats.values("table_id"))


def _unlike_neighbours(player: Player) -> None:
    open_seats = TableSeat.objects.filter(table__status=Table.Status.OPEN)
    neighbours = (
        open_seats.filter(table__seats__player=player).exclude(player=player).select_related("player")
    )
    taken = [seat.player.name if seat.player else seat.name for seat in neighbours]
    if other := names.same_looks(player.name, taken):
        raise refused("name.taken", f"At your table somebody is already called {other}.")


def seen(player: Player) -> bool:
    """Notes a sign of life, a few times at most in the time that counts as being here; True if it was due."""
    now = timezone.now()
    if player.seen_at and player.seen_at > now - conf.here_for() / 4:
        return False
    was_away = player.seen_at is None or player.seen_at < now - conf.here_for()
    Player.objects.filter(pk=player.pk).update(seen_at=now)
    player.seen_at = now
    if was_away:
        notifications.here()
    return True


def here() -> int:
    """How many players gave a sign of life lately."""
    return Player.objects.filter(seen_at__gt=timezone.now() - conf.here_for()).count()


def is_here(player: Player) -> bool:
    """Whether this player gave a sign of life lately."""
    return player.seen_at is not None and player.seen_at > timezone.now() - conf.here_for()


def merge(guest: Player, account: Player) -> None:
    """Gives what is a guest's to an account, but a seat where it sits already; forgets an empty guest."""
    with transaction.atomic():
        guest = Player.objects.select_for_update(no_key=True).get(pk=guest.pk)
        _merge_matches(guest, account)
        _merge_tables(guest, account)
        favourites.inherit(guest, account)
        QuickEntry.objects.filter(player=guest).delete()
        if not has_left_traces(guest):
            guest.delete()
    notifications.mine([account.pk])


def _merge_matches(guest: Player, account: Player) -> None:
    taken = MatchSeat.objects.filter(player=account).values("match_id")
    MatchSeat.objects.filter(player=guest).exclude(
        match_id__in=list(taken.values_list("match_id", flat=True))
    ).update(player=account)
    Match.objects.filter(uploader=guest).update(uploader=account)


def _merge_tables(guest: Player, account: Player) -> None:
    taken = list(TableSeat.objects.filter(player=account).values_list("table_id", flat=True))
    for seat in TableSeat.objects.filter(player=guest).exclude(table_id__in=taken):
        others = [
            other.player.name if other.player else other.name
            for other in seat.table.seats.exclude(pk=seat.pk)
        ]
        if seat.table.status == Table.Status.OPEN and names.same_looks(account.name, others):
            continue
        seat.player = account
        seat.save(update_fields=["player"])
        notifications.table(seat.table_id)
    sits = Q(pk__in=account.table_seats.values("table_id"))
    taken += Invitation.objects.filter(player=account).values_list("table_id", flat=True)
    Invitation.objects.filter(player=guest).exclude(table_id__in=taken).update(player=account)
    Table.objects.filter(sits | ~Q(status=Table.Status.OPEN), host=guest).update(host=account)


def has_left_traces(player: Player) -> bool:
    """Whether a match or a table still needs this player's row."""
    return player.match_seats.exists() or player.table_seats.exists() or player.hosted_tables.exists()

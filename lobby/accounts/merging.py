"""Merges a guest into an account when the guest logs in."""

from __future__ import annotations

from django.db import transaction
from django.db.models import Q

from games.models import Analysis, Match, Seat
from lobby import alerts, favourites, names, notifications, players, relations
from lobby.models import Invitation, Player, QuickEntry, Report, Sanction, Table, TableSeat


def merge_guest(guest: Player, account: Player) -> None:
    """Transfer everything of a guest to an account, then delete the guest if nothing refers to it.

    A seat stays with the guest if the account already sits in the same match or at the same table.
    """
    with transaction.atomic():
        guest = Player.objects.select_for_update(no_key=True).get(pk=guest.pk)
        _transfer_matches(guest, account)
        tables = list(TableSeat.objects.filter(player=account).values_list("table_id", flat=True))
        _transfer_seats(guest, account, tables)
        _transfer_tables(guest, account, tables)
        favourites.transfer(guest, account)
        alerts.transfer(guest, account)
        _transfer_puzzles(guest, account)
        relations.transfer(guest, account)
        _transfer_moderation(guest, account)
        QuickEntry.objects.filter(player=guest).delete()
        if not players.is_referenced(guest):
            guest.delete()
    notifications.players_changed([account.pk])


def _transfer_moderation(guest: Player, account: Player) -> None:
    """Transfer warnings and mutes, and reports: a log-in is no way out of them."""
    Sanction.objects.filter(player=guest).update(player=account)
    Report.objects.filter(reported=guest).update(reported=account)
    own = Report.objects.filter(reporter=account).values("reported", "match", "message")
    known = {(each["reported"], each["match"], each["message"]) for each in own}
    for report in Report.objects.filter(reporter=guest):
        if (report.reported_id, report.match, report.message) not in known:
            report.reporter = account
            report.save(update_fields=["reporter"])


def _transfer_puzzles(guest: Player, account: Player) -> None:
    """Transfer attempts at puzzles. Of a puzzle that both have tried, the attempt that solved it stays."""
    own = {each.puzzle: each for each in account.puzzle_attempts.all()}
    for attempt in guest.puzzle_attempts.all():
        known = own.get(attempt.puzzle)
        if known is not None:
            if known.solved_at or not attempt.solved_at:
                continue
            known.delete()
        attempt.player = account
        attempt.save(update_fields=["player"])


def _transfer_matches(guest: Player, account: Player) -> None:
    taken = Seat.objects.filter(player=account).values("match_id")
    Seat.objects.filter(player=guest).exclude(
        match_id__in=list(taken.values_list("match_id", flat=True))
    ).update(player=account)
    Match.objects.filter(uploader=guest).update(uploader=account)
    Analysis.objects.filter(asked_by=guest).update(asked_by=account)


def _transfer_seats(guest: Player, account: Player, tables: list[str]) -> None:
    """Transfer the guest's seats at tables other than these, at which the account sits already."""
    for seat in TableSeat.objects.filter(player=guest, companion=False).exclude(table_id__in=tables):
        neighbours = [other.display_name for other in seat.table.seats.exclude(pk=seat.pk)]
        if seat.table.status == Table.Status.OPEN and names.lookalike(account.name, neighbours):
            continue
        TableSeat.objects.filter(table=seat.table, player=guest).update(player=account)
        notifications.table_changed(seat.table_id, private=seat.table.private)


def _transfer_tables(guest: Player, account: Player, tables: list[str]) -> None:
    """Transfer invitations, and the role of the host at tables that are over or where the account sits."""
    invited = Invitation.objects.filter(player=account).values_list("table_id", flat=True)
    Invitation.objects.filter(player=guest).exclude(table_id__in=[*tables, *invited]).update(player=account)
    sits = Q(pk__in=account.table_seats.values("table_id"))
    Table.objects.filter(sits | ~Q(status=Table.Status.OPEN), host=guest).update(host=account)

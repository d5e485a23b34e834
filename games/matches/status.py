"""Changes of a match outside its log: a bot takes a seat, the match is closed, it is reopened."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from games import clocks, conf, notifications
from games.models import Match, Seat
from rules import bots


def hand_to_bot(match_id: str, seat: int, number: int) -> bool:
    """Give the seat whose time ran out at event `number` to a bot. False if something happened since."""
    with transaction.atomic():
        match = Match.objects.locked(match_id)
        if not _waits_for(match, seat, number):
            return False
        seats = list(match.seats.order_by("index"))
        seats[seat].kind, seats[seat].bot, seats[seat].left = Seat.Kind.BOT, default_bot(), True
        seats[seat].save()
        clocks.give_to_bot(match, seats, timezone.now(), conf.get("bot_pause"))
        match.save(update_fields=Match.CHANGING)
    notifications.notify(match_id, "status")
    return True


def _waits_for(match: Match, seat: int, number: int) -> bool:
    """Return whether the clock of the seat still runs since that event."""
    running = match.status == Match.Status.RUNNING and match.due_what == "clock"
    return running and match.number == number and match.turn_seat == seat


def default_bot() -> str:
    """Return the level of a bot that takes over a seat."""
    return "greedy" if "greedy" in bots.BOTS else next(iter(bots.BOTS))


def pause(match_id: str) -> bool:
    """Pause a running match without players; return whether it was running. A returning player reopens it."""
    return _change(match_id, Match.Status.RUNNING, Match.Status.PAUSED)


def reopen(match_id: str) -> bool:
    """Resume a paused match, because one of its players is back; return whether it was paused."""
    return _change(match_id, Match.Status.PAUSED, Match.Status.RUNNING)


def _change(match_id: str, before: Match.Status, after: Match.Status) -> bool:
    now = timezone.now()
    ended = now if after == Match.Status.PAUSED else None
    rows = Match.objects.filter(public_id=match_id, status=before, uploaded=False, fault="")
    if not rows.update(status=after, ended_at=ended, touched_at=now):
        return False
    match = Match.objects.get(public_id=match_id)
    if after == Match.Status.PAUSED:
        notifications.match_ended(match)
    else:
        notifications.match_started(match)
    return True

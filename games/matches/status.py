"""Changes of a match outside its log: a bot takes a seat, the match is closed, it is reopened."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from games import clocks, conf, notifications, signals
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
    signals.match_turned.announce(match_id=match_id, number=number, seat=seat)
    return True


def _waits_for(match: Match, seat: int, number: int) -> bool:
    """Whether the clock of the seat still runs since that event."""
    running = match.status == Match.Status.RUNNING and match.due_what == "clock"
    return running and match.number == number and match.turn_seat == seat


def default_bot() -> str:
    """The level of a bot that takes over a seat."""
    return "greedy" if "greedy" in bots.BOTS else next(iter(bots.BOTS))


def close(match_id: str) -> bool:
    """Close a running match that everybody left. The log stays; a player who returns reopens it."""
    return _change(match_id, Match.Status.RUNNING, Match.Status.CLOSED)


def reopen(match_id: str) -> bool:
    """Let a closed match run again, because one of its players is back."""
    return _change(match_id, Match.Status.CLOSED, Match.Status.RUNNING)


def _change(match_id: str, before: Match.Status, after: Match.Status) -> bool:
    now = timezone.now()
    ended = now if after == Match.Status.CLOSED else None
    rows = Match.objects.filter(public_id=match_id, status=before, uploaded=False, fault="")
    if not rows.update(status=after, ended_at=ended, touched_at=now):
        return False
    match = Match.objects.get(public_id=match_id)
    if after == Match.Status.CLOSED:
        notifications.match_ended(match)
    else:
        notifications.match_started(match)
    return True

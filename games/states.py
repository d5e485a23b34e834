"""What happens to a match beside its log: a bot takes a seat, everybody leaves, somebody comes back."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from games import clocks, conf, notifications, signals
from games.models import Match, Seat
from games.writing import CHANGING, locked
from rules import bots


def hand_to_bot(match_id: str, seat: int, number: int) -> bool:
    """The bot takes the seat whose time ran out at event `number`; False if something happened since."""
    with transaction.atomic():
        match = locked(match_id)
        if not _waits_for(match, seat, number):
            return False
        seats = list(match.seats.order_by("index"))
        seats[seat].kind, seats[seat].bot, seats[seat].left = Seat.Kind.BOT, default_bot(), True
        seats[seat].save()
        clocks.handed_over(match, seats, timezone.now(), conf.number("bot_pause"))
        match.save(update_fields=CHANGING)
    notifications.notify(match_id, "status")
    notifications.send_signal(signals.match_turned, match_id=match_id, number=number, seat=seat)
    return True


def _waits_for(match: Match, seat: int, number: int) -> bool:
    """Whether the clock of the seat still runs since that event."""
    running = match.status == Match.Status.RUNNING and match.due_what == "clock"
    return running and match.number == number and match.turn_seat == seat


def default_bot() -> str:
    """The bot that sits in for somebody."""
    return "greedy" if "greedy" in bots.BOTS else next(iter(bots.BOTS))


def close(match_id: str) -> bool:
    """Closes a running match that everybody left; the log stays, and whoever comes back may go on."""
    return _change(match_id, Match.Status.RUNNING, Match.Status.CLOSED)


def reopen(match_id: str) -> bool:
    """Somebody who sits at a closed match is back: it runs again."""
    return _change(match_id, Match.Status.CLOSED, Match.Status.RUNNING)


def _change(match_id: str, before: Match.Status, after: Match.Status) -> bool:
    now = timezone.now()
    ended = now if after == Match.Status.CLOSED else None
    rows = Match.objects.filter(public_id=match_id, status=before, uploaded=False)
    if not rows.update(status=after, ended_at=ended, touched_at=now):
        return False
    match = Match.objects.get(public_id=match_id)
    if after == Match.Status.CLOSED:
        notifications.match_ended(match)
    else:
        notifications.match_started(match)
    return True

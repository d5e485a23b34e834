"""The worker's part: it plays what the deciding seat has answered in advance.

The due time is a column of the match (`Match.answer_due`), so a restart loses none. The command's id is fixed
by the event before, so two workers at the same match append one action.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import structlog
from django.db import transaction
from django.utils import timezone

import rules
from games import conf, metrics, notifications
from games.commands import submit_in_advance
from games.event_log.in_advance import given_by
from games.event_log.read import read_live
from games.models import Match, Seat
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.scheduler")
BATCH = 20
EXPECTED = {"match.stale", "match.not_running", "match.frozen", "match.updating", "clock.expired"}


def play_due(now: datetime | None = None) -> int:
    """Play the answers in advance that are due; return for how many matches.

    Each is claimed by moving its due time on: if this process dies, another one does it after the lease.
    """
    now = now or timezone.now()
    due = Match.objects.known().filter(status=Match.Status.RUNNING, answer_due__lte=now)
    found = list(due.order_by("answer_due").values_list("public_id", "answer_due")[:BATCH])
    for match_id, since in found:
        claimed = due.filter(public_id=match_id, answer_due=since)
        if claimed.update(answer_due=now + timedelta(seconds=conf.LEASE)):
            _play(match_id)
    return len(found)


def _play(match_id: str) -> None:
    """Play the answer of the seat that decides. Whatever else has happened meanwhile is no error."""
    match = Match.objects.get(public_id=match_id)
    answers = given_by(list(match.seats.order_by("index")))
    metrics.DUE_TASKS.labels("answer").inc()
    try:
        action = read_live(match, lambda live: rules.answer_in_advance(live.game, answers))
        if action is None:
            _ask(match)
        else:
            submit_in_advance(match, action["seat"], action)
    except RequestRefused as refused:
        if refused.refusal.code not in EXPECTED:
            log.error("answer in advance refused", match=match_id, code=refused.refusal.code)
            _ask(match, drop=match.turn_seat)


def _ask(match: Match, drop: int | None = None) -> None:
    """Have the player asked as usual; the answers of the seat `drop` are of no use any more."""
    with transaction.atomic():
        now = Match.objects.locked(match.public_id)
        if (now.number, now.answers) != (match.number, match.answers):
            return
        now.answer_due = None
        if drop is not None:
            Seat.objects.filter(match=now, index=drop).update(answers=None)
            now.answers = (now.answers or 0) + 1
        now.save(update_fields=["answer_due", "answers"])
    notifications.notify(match.public_id, "answers")

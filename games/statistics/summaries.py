"""Writes the summaries of matches that are over: the worker does, soon after the end.

`Match.summary_due` names those that have none yet, matches of before included.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
import structlog
from django.db import transaction
from django.utils import timezone

from games.event_log.read import encoded_events, first_view
from games.models import Match, Seat, SeatSource, SeatSummary
from games.statistics.counting import SeatCount, count

log = structlog.get_logger("bastide.games")
BATCH = 10
AGAIN = timedelta(hours=1)  # after a failure


def write_due(now: datetime | None = None) -> int:
    """Write the summaries that are due, at most BATCH; return how many matches were due.

    Each match is claimed by moving its due time on: if the worker dies, another tries it again.
    """
    now = now or timezone.now()
    due = Match.objects.known().filter(summary_due__lte=now)
    found = list(due.order_by("summary_due").values_list("pk", "summary_due")[:BATCH])
    for key, since in found:
        if due.filter(pk=key, summary_due=since).update(summary_due=now + AGAIN):
            _write(key)
    return len(found)


def _write(key: int) -> None:
    match = Match.objects.get(pk=key)
    try:
        write(match)
    except Exception as error:  # noqa: BLE001 - the other matches must not wait for one that can't be read
        log.warning("summary failed", match=match.public_id, error=type(error).__name__)


def write(match: Match) -> None:
    """Write the summary of each seat, in the place of an older one."""
    seats = list(match.seats.order_by("index"))
    counts = count(
        msgspec.json.decode(msgspec.json.encode(first_view(match))),
        (msgspec.json.decode(text) for text in encoded_events(match, 0)),
        len(seats),
    )
    expansions = "|".join(["", *sorted(match.setup.get("expansions", [])), ""])
    with transaction.atomic():
        SeatSummary.objects.filter(seat__match=match).delete()
        for seat, counted in zip(seats, counts, strict=True):
            _store(seat, counted, len(seats), expansions)
        Match.objects.filter(pk=match.pk).update(summary_due=None)


def _store(seat: Seat, counted: SeatCount, seats: int, expansions: str) -> None:
    biggest = counted.biggest
    summary = SeatSummary.objects.create(
        seat=seat,
        seats=seats,
        expansions=expansions,
        tiles=max(0, counted.tiles),
        figures=max(0, counted.figures),
        biggest=biggest["points"] if biggest else None,
        biggest_reason=biggest["reason"] if biggest else "",
        time_ms=counted.time_ms or None,
    )
    SeatSource.objects.bulk_create(
        SeatSource(summary=summary, reason=reason, points=points)
        for reason, points in counted.sources.items()
    )

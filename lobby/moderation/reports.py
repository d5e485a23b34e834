"""Reports of players and messages, with what an operator needs to judge them."""

from __future__ import annotations

from typing import Any

from django.db import IntegrityError, transaction

from games.models import ChatMessage, Match
from lobby.models import Player, Report
from lobby.refusals import PLAYER_SELF, REPORT_ALREADY, REPORT_MESSAGE, REPORT_WORDS
from realtime.refusals import RequestRefused
from realtime.timestamps import stamp

LINES = 10  # of chat before and after the reported message; of the newest chat without one
REASONS_WITH_WORDS = frozenset({Report.Reason.OTHER, Report.Reason.CHEATING})


def report(
    reporter: Player,
    reported: Player,
    reason: str,
    words: str = "",
    match: Match | None = None,
    message: int = 0,
) -> Report:
    """Store a report of a player, at a match if it happened there, or of one message of the match's chat.

    Raises RequestRefused for a report that is open already.
    """
    if reporter.pk == reported.pk:
        raise RequestRefused(PLAYER_SELF)
    if reason in REASONS_WITH_WORDS and not words:
        raise RequestRefused(REPORT_WORDS)
    made = Report(
        reporter=reporter, reported=reported, reported_name=reported.name, reason=reason, words=words
    )
    if match is not None:
        made.match, made.number, made.message = match.public_id, match.number, message
        made.lines = _lines(match, reported, message)
    # The constraint does not count reports without a match as equal on every database, so look first.
    same = Report.objects.filter(
        reporter=reporter, reported=reported, match=made.match, message=message, status=Report.Status.OPEN
    )
    if same.exists():
        raise RequestRefused(REPORT_ALREADY)
    try:
        with transaction.atomic():
            made.save()
    except IntegrityError as error:  # the same report came at the same moment
        raise RequestRefused(REPORT_ALREADY) from error
    return made


def _lines(match: Match, reported: Player, message: int) -> list[dict[str, Any]]:
    """Return the chat around the message, oldest first; the reported line is marked."""
    chat = ChatMessage.objects.filter(match=match).select_related("player")
    if message:
        found = chat.filter(number=message, player=reported).first()
        if found is None:
            raise RequestRefused(REPORT_MESSAGE)
        before = list(chat.filter(number__lte=message).order_by("-number")[: LINES + 1])[::-1]
        rows = [*before, *chat.filter(number__gt=message).order_by("number")[:LINES]]
    else:
        rows = list(chat.order_by("-number")[: 2 * LINES])[::-1]
    return [_line(row, marked=row.number == message) for row in rows]


def _line(row: ChatMessage, *, marked: bool) -> dict[str, Any]:
    player = row.player.public_id if row.player else None
    line = {"player": player, "name": row.name, "seat": row.seat, "text": row.text, "at": stamp(row.at)}
    return {**line, "reported": True} if marked else line

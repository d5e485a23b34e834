"""`manage.py recheck`: replays every match from its log and says which ones no longer come out as they
were.
"""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

import rules
from games.game_cache import EngineError, LiveMatch
from games.models import LoggedAction, Match


class Command(BaseCommand):
    """Changes nothing; exits with 1 when a log does not replay to the hashes that were sent with it."""

    help = "Replays all matches (or those named) and compares the hash of every event."

    def add_arguments(self, parser: CommandParser) -> None:
        """Public ids of matches; none means all."""
        parser.add_argument("match", nargs="*")

    def handle(self, *args: Any, **options: Any) -> None:
        """One line for each match that differs, and a count."""
        matches = Match.objects.exclude(status=Match.Status.WAITING)
        if options["match"]:
            matches = matches.filter(public_id__in=options["match"])
        total, wrong = 0, 0
        for match in matches.order_by("pk").iterator():
            total += 1
            if fault := differs(match):
                wrong += 1
                self.stdout.write(f"{match.public_id}: {fault}")
        self.stdout.write(f"{total} matches, {wrong} differ")
        if wrong:
            raise CommandError("some logs do not replay")


def differs(match: Match) -> str | None:
    """Where the log parts from its replay, in words; None when it does not."""
    table = LiveMatch(match)
    for row in LoggedAction.objects.filter(match=match).order_by("number").iterator():
        try:
            played = table.play(row.action)
        except (rules.Refused, EngineError) as error:
            return f"event {row.number} does not play: {type(error).__name__}"
        if played.hash != row.hash:
            return f"event {row.number} leads elsewhere"
        table.publish_event(played, row.at)
    return None

"""`manage.py recheck`.

Replays every match from its log and says which ones no longer come out as they were.
"""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.matches.recovery import first_difference
from games.models import Match


class Command(BaseCommand):
    """Changes nothing.

    Exits with 1 when a log does not replay to the hashes that were sent with it, or needs newer rules than
    these.
    """

    help = "Replays all matches (or those named) and compares the hash of every event."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the public ids of matches; without one, all are checked."""
        parser.add_argument("match", nargs="*")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print one line for each match that differs, and a count."""
        matches = Match.objects.exclude(status=Match.Status.WAITING)
        if options["match"]:
            matches = matches.filter(public_id__in=options["match"])
        total, wrong, newer = 0, 0, 0
        for match in matches.order_by("pk").iterator():
            total += 1
            if not match.known:
                newer += 1
                self.stdout.write(f"{match.public_id}: not checked, rules of revision {match.revision}")
                continue
            if fault := first_difference(match):
                wrong += 1
                self.stdout.write(f"{match.public_id}: {fault}")
        self.stdout.write(f"{total} matches, {wrong} differ, {newer} of newer rules not checked")
        if wrong or newer:
            raise CommandError("some logs do not replay" if wrong else "some logs need newer rules")

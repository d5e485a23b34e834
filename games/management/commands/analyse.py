"""`manage.py analyse MATCH`: makes the analysis of a finished match here and now."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.analyses import asking, queue
from games.analyses.matches import must_replay
from games.analyses.run import Run
from games.models import Analysis, Match
from realtime.refusals import RequestRefused


class Command(BaseCommand):
    """Exits with 1 if it can't be made, or if a worker is making it."""

    help = "Makes the analysis of a finished match, outside the queue and its limits, and stores it."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the public id of the match, and whether to begin anew."""
        parser.add_argument("match")
        parser.add_argument("--again", action="store_true", help="drop a stored analysis first")

    def handle(self, *args: Any, **options: Any) -> None:
        """Make it, and print how far it is."""
        match = Match.objects.filter(public_id=options["match"]).first()
        if match is None:
            raise CommandError("there is no such match")
        try:
            must_replay(match)
        except RequestRefused as refused:
            raise CommandError(refused.refusal.sentence) from refused
        if options["again"]:
            Analysis.objects.filter(match=match).delete()
        if not asking.there(match):
            asking.begin(match)
        Run(match.pk).work()
        found = queue.of(match)
        state = "none" if found is None else found.state
        done = "" if found is None else f", {found.turns_done} of {found.turns_total} turns"
        if state != Analysis.State.DONE:
            raise CommandError(f"{match.public_id}: {state}{done}")
        self.stdout.write(f"{match.public_id}: {state}{done}")

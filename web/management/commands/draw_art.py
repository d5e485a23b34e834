"""`manage.py draw_art`: draws the tiles of every playable set, so that no request waits for them."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.processes.child import give_way
from rules import describe_options
from web.drawings import draw_ahead, note_all_drawn


class Command(BaseCommand):
    """Idempotent: what is drawn already is only read."""

    help = "Draws the tiles of every set that can be played, at every level of detail."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the sets to draw, and whether others come first."""
        parser.add_argument("sets", nargs="*", help="sets to draw; without any, all that can be played")
        parser.add_argument("--give-way", action="store_true", help="at the lowest priority")

    def handle(self, *args: Any, **options: Any) -> None:
        """Draw the geometry and every design of the sets."""
        if options["give_way"]:
            give_way()
        everything = ["base", *(expansion["name"] for expansion in describe_options()["expansions"])]
        names = options["sets"] or everything
        draw_ahead(names)
        if set(names) >= set(everything):
            note_all_drawn()
        if options["verbosity"]:
            self.stdout.write(f"Drawn: {', '.join(names)}.")

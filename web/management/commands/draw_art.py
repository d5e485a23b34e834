"""`manage.py draw_art`: draws the tiles of every playable set, so that no request waits for them."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from rules import art, describe_options
from web.drawings import design, drawn


class Command(BaseCommand):
    """Idempotent: what is drawn already is only read."""

    help = "Draws the tiles of every set that can be played, at every level of detail."

    def handle(self, *args: Any, **options: Any) -> None:
        """Draw the geometry and every design of the base game and of each expansion."""
        names = ["base", *(expansion["name"] for expansion in describe_options()["expansions"])]
        for name in names:
            drawn("geometry", (name,))
            for symbol in art.symbol_names([name]):
                for level in art.LEVELS:
                    design(symbol, level)
        for what in ("figures", "shared"):
            drawn(what, ())
        if options["verbosity"]:
            self.stdout.write(f"Drawn: {', '.join(names)}.")

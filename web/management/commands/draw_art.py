"""`manage.py draw_art`: draws the tiles of every playable set, so that no request waits for them."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from rules import describe_options
from web.drawings import drawn


class Command(BaseCommand):
    """Idempotent: what is drawn already is only read."""

    help = "Draws the tiles of every set that can be played."

    def handle(self, *args: Any, **options: Any) -> None:
        names = [expansion["name"] for expansion in describe_options()["expansions"]]
        for name in ("base", *names):
            for what in ("sheet", "geometry"):
                drawn(what, (name,))
        drawn("figures", ())
        if options["verbosity"]:
            self.stdout.write(f"Drawn: base{''.join(', ' + name for name in names)}.")

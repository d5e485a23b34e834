"""`manage.py tidy`: closes abandoned tables and forgets guests who never played. Once a day is enough."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand

from lobby.cleanup import tidy

WORDS = {
    "expired": "abandoned tables closed",
    "waiters": "silent waiters forgotten",
    "closed": "closed tables forgotten",
    "unplayed": "matches that never began forgotten",
    "guests": "guests who never played forgotten",
}


class Command(BaseCommand):
    """Says in one line for each kind how many there were."""

    help = "Closes abandoned tables and forgets old guests without games."

    def handle(self, *_args: Any, **_options: Any) -> None:
        """Tidies up and says what was done."""
        for kind, count in asdict(tidy()).items():
            self.stdout.write(f"{count} {WORDS[kind]}")

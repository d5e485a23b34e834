"""`manage.py cleanup`: closes abandoned tables and deletes guests who never played. Run it once a day."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand

from lobby.cleanup import clean_up

LINES = {
    "expired": "abandoned tables closed",
    "waiters": "silent waiters forgotten",
    "closed": "closed tables forgotten",
    "unplayed": "matches that never began forgotten",
    "uploads": "records uploaded by guests forgotten",
    "guests": "guests who never played forgotten",
    "tasks": "finished tasks forgotten",
    "sessions": "expired sessions forgotten",
    "chat": "old lines of chat deleted",
    "reports": "old reports deleted",
    "copies": "copies of data deleted",
    "renamed": "ended matches rid of a deleted player's name",
    "bars": "bars ended",
    "alerts": "old alerts of turns deleted",
    "browsers": "unused browsers for push messages forgotten",
}


class Command(BaseCommand):
    """Prints one line for each kind of row."""

    help = "Closes abandoned tables and deletes old guests without games."

    def handle(self, *_args: Any, **_options: Any) -> None:
        """Clean up and print how many rows of each kind were closed or deleted."""
        for kind, count in asdict(clean_up()).items():
            self.stdout.write(f"{count} {LINES[kind]}")

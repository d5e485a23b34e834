"""`manage.py make_push_key`: makes the key with which this server signs its push messages."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from lobby.alerts.keys import make_key, public_key


class Command(BaseCommand):
    """Prints the two variables of the environment. Nothing is stored."""

    help = "Makes the key for push messages and prints it as variables of the environment."

    def handle(self, *_args: Any, **_options: Any) -> None:
        """Print the variables, and the public key for those who look for it at a push service."""
        key = make_key()
        self.stdout.write(f"# Public key: {public_key(key)}")
        self.stdout.write("# Keep the next line secret. Another key ends all subscriptions of browsers.")
        self.stdout.write(f"PUSH_KEY={key}")
        self.stdout.write("# Where push services can write to if something is wrong.")
        self.stdout.write("PUSH_CONTACT=mailto:you@example.org")

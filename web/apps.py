"""The Django application of the site."""

from typing import Any

from django.apps import AppConfig
from django.db import connections
from django.db.models.signals import post_migrate, pre_migrate

TIMEOUTS = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")


class WebConfig(AppConfig):
    """Stores animations, has management commands, and exempts migrations from time-outs."""

    name = "web"

    def ready(self) -> None:
        """Connect the receivers."""
        pre_migrate.connect(without_timeouts, sender=self, dispatch_uid="web.without_timeouts")
        post_migrate.connect(with_timeouts, sender=self, dispatch_uid="web.with_timeouts")


def without_timeouts(using: str, **_: Any) -> None:
    """Let the migrations of this connection wait and work as long as they need."""
    _each_timeout(using, "SET {} = 0")


def with_timeouts(using: str, **_: Any) -> None:
    """Give the connection back the time-outs of the settings."""
    _each_timeout(using, "RESET {}")


def _each_timeout(using: str, statement: str) -> None:
    connection = connections[using]
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            for name in TIMEOUTS:
                cursor.execute(statement.format(name))

"""Keeps migrations off the replica, which gets tables and rows from the primary alone."""

from __future__ import annotations

from typing import Any

REPLICA = "replica"  # in DATABASES, where REPLICA_URL names one


class ReplicaRouter:
    """One of Django's database routers. Reads name the replica themselves, so nothing else is routed."""

    def allow_migrate(self, db: str, app_label: str, **hints: Any) -> bool | None:
        """Return False for the replica; None, which is no opinion, for any other database."""
        return False if db == REPLICA else None

"""Going to older migrations and back, for tests of stored data."""

from __future__ import annotations

from typing import Any

from django.db import connection
from django.db.migrations.executor import MigrationExecutor


def migrate(targets: Any) -> None:
    """Migrate to these, forwards or backwards."""
    MigrationExecutor(connection).migrate(targets)


def newest_migrations() -> Any:
    """Return the newest migrations of all applications."""
    return MigrationExecutor(connection).loader.graph.leaf_nodes()


def models_at(targets: Any) -> Any:
    """Return the models as they are after these migrations."""
    return MigrationExecutor(connection).loader.project_state(targets).apps

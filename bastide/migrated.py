"""Whether the database has every migration. Their files are asked for their names only.

Django's `migrate` imports all migrations to find out the same, which takes a sixth of a later start.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pkgutil import iter_modules

from django.apps import apps
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder


def all_migrated() -> bool:
    """Return whether each migration of each app is recorded as applied in the default database."""
    wanted = {(app.label, name) for app in apps.get_app_configs() for name in _names(app.label)}
    return wanted <= MigrationRecorder(connection).applied_migrations().keys()


def _names(label: str) -> Iterator[str]:
    """Yield the names of an app's migrations, as `MigrationLoader` finds them."""
    module, _ = MigrationLoader.migrations_module(label)
    package = find_spec(module) if module is not None else None
    for found in iter_modules((package and package.submodule_search_locations) or ()):
        if not found.ispkg and found.name[0] not in "_~":
            yield found.name

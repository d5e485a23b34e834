"""A start migrates a database that lacks a migration, and imports no migration for one that has them all."""

from __future__ import annotations

from typing import Any

import pytest
from django.apps import apps
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from bastide import serve
from bastide.migrated import _names, all_migrated

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def nothing_to_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """A start draws nothing here, and leaves the connection of the test open."""
    monkeypatch.setattr("web.drawings.all_drawn", lambda: True)
    monkeypatch.setattr(connection, "close", lambda: None)


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that a start calls."""
    names: list[str] = []
    monkeypatch.setattr("django.core.management.call_command", lambda name, **_: names.append(name))
    return names


def test_the_names_are_those_that_django_finds() -> None:
    found = {(app.label, name) for app in apps.get_app_configs() for name in _names(app.label)}
    assert found == MigrationLoader(connection).disk_migrations.keys()


def test_a_start_with_all_migrations_imports_none(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MigrationLoader, "build_graph", pytest.fail)
    with serve.prepared():
        assert called == []


@pytest.mark.parametrize("label", ["games", "sessions"])
def test_a_start_migrates_what_lacks_one(label: str, called: list[str]) -> None:
    last = MigrationRecorder.Migration.objects.filter(app=label).order_by("-id")[0]
    last.delete()
    assert not all_migrated()
    with serve.prepared():
        assert called == ["migrate"]


def test_migrations_of_a_newer_version_do_not_matter(called: list[str]) -> None:
    """After a step back to an older version the database has more than it knows (docs/operating.md)."""
    MigrationRecorder(connection).record_applied("games", "9999_of_a_newer_version")
    with serve.prepared():
        assert called == []


def test_an_app_without_migrations_lacks_none(settings: Any) -> None:
    settings.MIGRATION_MODULES = {"games": None}
    assert list(_names("games")) == []
    assert all_migrated()

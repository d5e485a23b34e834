"""Drops the indexes on `match` alone: each of these tables has a unique one that begins with the match."""

from importlib import import_module
from typing import Any

from django.db import migrations, models


def _sqlite(editor: Any, which: str) -> None:
    """Run the statements of the log's triggers. SQLite copies the table of a changed column, without triggers."""
    if editor.connection.vendor == "sqlite":
        for statement in getattr(import_module("games.migrations.0003_append_only"), which)["sqlite"]:
            editor.execute(statement, params=None)


def without_triggers(_apps: Any, editor: Any) -> None:
    """Drop the triggers of the log while its table is copied."""
    _sqlite(editor, "DOWN")


def with_triggers(_apps: Any, editor: Any) -> None:
    """Create the triggers of the log again."""
    _sqlite(editor, "UP")


def alter(model: str, on_delete: Any, related_name: str) -> migrations.AlterField:
    """Return the change of one table."""
    match = models.ForeignKey("games.match", on_delete, related_name=related_name, db_index=False)
    return migrations.AlterField(model, "match", match)


class Migration(migrations.Migration):
    """Changes no row."""

    dependencies = [("games", "0009_match_labels")]

    operations = [
        migrations.RunPython(without_triggers, with_triggers),
        alter("chatmessage", models.CASCADE, "chat"),
        alter("loggedaction", models.PROTECT, "log"),
        alter("presence", models.CASCADE, "presences"),
        alter("seat", models.CASCADE, "seats"),
        migrations.RunPython(with_triggers, without_triggers),
    ]

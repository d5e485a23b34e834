"""How much the page helps those who play. Matches of before play as usual."""

from importlib import import_module
from typing import Any

from django.db import migrations, models

NO_DELETE = import_module("games.migrations.0012_uploads_expire").UP["sqlite"]


def without_trigger(_apps: Any, editor: Any) -> None:
    """Drop the trigger that reads the table of matches: SQLite copies that table for a new column."""
    if editor.connection.vendor == "sqlite":
        editor.execute(NO_DELETE[0], params=None)


def with_trigger(_apps: Any, editor: Any) -> None:
    """Create that trigger again."""
    if editor.connection.vendor == "sqlite":
        editor.execute(NO_DELETE[1], params=None)


class Migration(migrations.Migration):
    """A database default, because processes of the version before insert matches without the column."""

    dependencies = [("games", "0018_end_together")]

    operations = [
        migrations.RunPython(without_trigger, with_trigger),
        migrations.AddField(
            model_name="match",
            name="aids",
            field=models.CharField(
                choices=[("beginner", "Beginner"), ("usual", "Usual"), ("tournament", "Tournament")],
                db_default="usual",
                default="usual",
                help_text="How much the page helps those who play.",
                max_length=10,
            ),
        ),
        migrations.RunPython(with_trigger, without_trigger),
    ]

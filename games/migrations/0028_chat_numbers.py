"""Messages of a chat are numbered within their match; no sequence counts those of all matches any more.

The messages that are there keep the number that clients know. PostgreSQL numbers those of a process of the version
before by a trigger during an update; a later version drops it.
"""

from typing import Any

import django.db.models.deletion
from django.db import migrations, models

import games.models.keys

FILL = [
    "UPDATE games_chatmessage SET number = id",
    "INSERT INTO games_chatcount (match_id, newest) SELECT match_id, MAX(id) FROM games_chatmessage GROUP BY match_id",
]
NUMBERED = [
    "CREATE FUNCTION games_chat_number() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO games_chatcount AS counted (match_id, newest) VALUES (NEW.match_id, 1) "
    "ON CONFLICT (match_id) DO UPDATE SET newest = counted.newest + 1 RETURNING newest INTO NEW.number; "
    "RETURN NEW; END $$",
    "CREATE TRIGGER games_chat_number BEFORE INSERT ON games_chatmessage "
    "FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION games_chat_number()",
]
NOT_NUMBERED = [
    "DROP TRIGGER games_chat_number ON games_chatmessage",
    "DROP FUNCTION games_chat_number()",
]
KEY = models.BigIntegerField(
    default=games.models.keys.row_key, editable=False, primary_key=True, serialize=False
)


def up(apps: Any, editor: Any) -> None:
    """Number what is there, and have PostgreSQL number what comes without a number."""
    for statement in FILL + (NUMBERED if editor.connection.vendor == "postgresql" else []):
        editor.execute(statement, params=None)


def down(apps: Any, editor: Any) -> None:
    """Take the trigger away again."""
    for statement in NOT_NUMBERED if editor.connection.vendor == "postgresql" else []:
        editor.execute(statement, params=None)


def number(*, null: bool) -> models.PositiveBigIntegerField:
    """Return the new column."""
    text = "Counts the messages of the match; it is their `id` for clients."
    return models.PositiveBigIntegerField(editable=False, help_text=text, null=null)


class Migration(migrations.Migration):
    """Adds a column and a table; the key stays as it is in the database."""

    dependencies = [("games", "0027_log_key")]
    operations = [
        migrations.CreateModel(
            name="ChatCount",
            fields=[
                (
                    "match",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to="games.match",
                    ),
                ),
                ("newest", models.PositiveBigIntegerField(default=0)),
            ],
        ),
        migrations.AddField("chatmessage", "number", number(null=True)),
        migrations.RunPython(up, down),
        migrations.AlterField("chatmessage", "number", number(null=False)),
        migrations.AddConstraint(
            "chatmessage", models.UniqueConstraint(fields=["match", "number"], name="one_line_a_number")
        ),
        migrations.AlterModelOptions("chatmessage", options={"ordering": ["match", "number"]}),
        migrations.SeparateDatabaseAndState(
            state_operations=[migrations.AlterField("chatmessage", "id", KEY)]
        ),
    ]

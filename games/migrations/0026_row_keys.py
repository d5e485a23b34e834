"""Matches, seats and presence get keys that the process makes (`games/models/keys.py`).

The tables stay as they are: a version before this one still inserts rows without a key during an update, and
gets one from the sequence.
"""

from django.db import migrations, models

import games.models.keys


def made(model: str) -> migrations.AlterField:
    """Return the change of one model."""
    key = models.BigIntegerField(
        default=games.models.keys.row_key, editable=False, primary_key=True, serialize=False
    )
    return migrations.AlterField(model, "id", key)


class Migration(migrations.Migration):
    """Changes no table and no row."""

    dependencies = [("games", "0025_replay_note")]
    operations = [
        migrations.SeparateDatabaseAndState(state_operations=[made("match"), made("seat"), made("presence")]),
    ]

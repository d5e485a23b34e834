"""The revision of the rules as a column, so that a process finds the matches it can play."""

from typing import Any

from django.db import migrations, models
from django.db.models import IntegerField
from django.db.models.fields.json import KeyTextTransform
from django.db.models.functions import Cast


def fill(apps: Any, _schema: Any) -> None:
    """Copy the revision from the setup of every match that has started."""
    revision = Cast(KeyTextTransform("revision", "setup"), IntegerField())
    apps.get_model("games", "Match").objects.filter(setup__has_key="revision").update(revision=revision)


class Migration(migrations.Migration):
    """A database default, because processes of the version before insert matches without the column."""

    dependencies = [("games", "0007_stored_change")]

    operations = [
        migrations.AddField(
            model_name="match",
            name="revision",
            field=models.PositiveSmallIntegerField(
                db_default=1,
                default=1,
                help_text="The revision of the rules. A process that knows older ones only leaves the match alone.",
            ),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]

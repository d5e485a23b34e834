"""Why an uploaded record is not shown whole. Those of before were."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """A column that may be null, because processes of the version before insert matches without it."""

    dependencies = [("games", "0024_hints")]

    operations = [
        migrations.AddField(
            model_name="match",
            name="replay_note",
            field=models.JSONField(
                blank=True,
                help_text="Why an uploaded record is not shown whole, or not surely as played.",
                null=True,
            ),
        ),
    ]

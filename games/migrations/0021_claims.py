"""When a match can be claimed, and when its players were last there. No match of before can be claimed."""

from importlib import import_module

from django.db import migrations, models

AIDS = import_module("games.migrations.0019_aids")


class Migration(migrations.Migration):
    """Database defaults, because processes of the version before insert rows without these columns."""

    dependencies = [("games", "0020_answers_in_advance")]

    operations = [
        migrations.RunPython(AIDS.without_trigger, AIDS.with_trigger),
        migrations.AddField(
            model_name="match",
            name="claim_days",
            field=models.PositiveSmallIntegerField(
                db_default=0,
                default=0,
                help_text="After how many days without all others a player may claim the match; 0: never.",
            ),
        ),
        migrations.RunPython(AIDS.with_trigger, AIDS.without_trigger),
        migrations.AddField(
            model_name="seat",
            name="absent",
            field=models.BooleanField(
                db_default=False,
                default=False,
                help_text="Left because the player was away, and another player claimed the match.",
            ),
        ),
        migrations.AddField(
            model_name="seat",
            name="seen_at",
            field=models.DateTimeField(
                blank=True,
                help_text="When the player was last there, to ten minutes; where claims count.",
                null=True,
            ),
        ),
    ]

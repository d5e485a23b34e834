"""Ideas that players asked for, and how many each was given. Nobody was given any before."""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    """A new table; a database default, because processes of the version before insert seats without the column."""

    dependencies = [("games", "0023_analyses")]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="hints",
            field=models.PositiveSmallIntegerField(
                db_default=0, default=0, help_text="How many times the player was given ideas."
            ),
        ),
        migrations.CreateModel(
            name="Hint",
            fields=[
                (
                    "id",
                    models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID"),
                ),
                ("number", models.PositiveIntegerField(help_text="The newest event when it was asked for.")),
                ("seat", models.PositiveSmallIntegerField()),
                ("ideas", models.JSONField(blank=True, default=list)),
                (
                    "fault",
                    models.CharField(blank=True, help_text="Why the search found none: what the solid bot would do is the idea.", max_length=40),
                ),
                ("asked_at", models.DateTimeField()),
                ("done_at", models.DateTimeField(blank=True, null=True)),
                (
                    "claimed_until",
                    models.DateTimeField(blank=True, help_text="A worker is at it.", null=True),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="hints",
                        to="games.match",
                    ),
                ),
            ],
            options={
                "ordering": ["match", "number"],
                "indexes": [
                    models.Index(condition=Q(("done_at__isnull", True)), fields=["asked_at"], name="hint_asked_at")
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("match", "number"), name="one_hint_a_decision")
                ],
            },
        ),
    ]

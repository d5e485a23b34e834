"""Summaries of finished matches, for statistics. The worker writes them, also those of matches of before."""

from importlib import import_module
from typing import Any

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import F, Q

AIDS = import_module("games.migrations.0019_aids")


def mark(apps: Any, _editor: Any) -> None:
    """Have the worker count the matches that are over already; uploads have no players."""
    over = apps.get_model("games", "Match").objects.filter(status="over", uploaded=False)
    over.update(summary_due=F("ended_at"))


class Migration(migrations.Migration):
    """New tables, and a column that processes of the version before leave null."""

    dependencies = [("games", "0021_claims")]

    operations = [
        migrations.RunPython(AIDS.without_trigger, AIDS.with_trigger),
        migrations.AddField(
            model_name="match",
            name="summary_due",
            field=models.DateTimeField(
                blank=True, help_text="When the worker counts what its seats did, for statistics.", null=True
            ),
        ),
        migrations.RunPython(AIDS.with_trigger, AIDS.without_trigger),
        migrations.AddIndex(
            model_name="match",
            index=models.Index(
                condition=Q(("summary_due__isnull", False)), fields=["summary_due"], name="match_summary_due"
            ),
        ),
        migrations.CreateModel(
            name="SeatSummary",
            fields=[
                (
                    "seat",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="summary",
                        serialize=False,
                        to="games.seat",
                    ),
                ),
                ("seats", models.PositiveSmallIntegerField(help_text="Of the match.")),
                (
                    "expansions",
                    models.TextField(help_text="Names with a bar before and after each: |abbot|river|."),
                ),
                ("tiles", models.PositiveIntegerField(help_text="Tiles placed.")),
                ("figures", models.PositiveIntegerField(help_text="Figures placed.")),
                ("biggest", models.IntegerField(help_text="The most points at once; null for none.", null=True)),
                ("biggest_reason", models.CharField(blank=True, max_length=40)),
                (
                    "time_ms",
                    models.BigIntegerField(help_text="From the event before to each of its own.", null=True),
                ),
            ],
        ),
        migrations.CreateModel(
            name="SeatSource",
            fields=[
                (
                    "id",
                    models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID"),
                ),
                ("reason", models.CharField(max_length=40)),
                ("points", models.IntegerField()),
                (
                    "summary",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="sources",
                        to="games.seatsummary",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("summary", "reason"), name="one_source_of_a_reason")
                ]
            },
        ),
        migrations.RunPython(mark, migrations.RunPython.noop),
    ]

"""What each seat did in a match that is over: counted once, so that the database can add it up."""

from __future__ import annotations

from typing import ClassVar

from django.db import models

from games.models.seat import Seat


class SeatSummary(models.Model):
    """One seat of a finished match in numbers. `score` and `rank` are those of the seat."""

    seat = models.OneToOneField(Seat, models.CASCADE, related_name="summary", primary_key=True)
    seats = models.PositiveSmallIntegerField(help_text="Of the match.")
    expansions = models.TextField(help_text="Names with a bar before and after each: |abbot|river|.")
    tiles = models.PositiveIntegerField(help_text="Tiles placed.")
    figures = models.PositiveIntegerField(help_text="Figures placed.")
    biggest = models.IntegerField(null=True, help_text="The most points at once; null for none.")
    biggest_reason = models.CharField(max_length=40, blank=True)
    time_ms = models.BigIntegerField(null=True, help_text="From the event before to each of its own.")

    def __str__(self) -> str:
        return str(self.seat_id)


class SeatSource(models.Model):
    """Points of a seat by their reason."""

    summary = models.ForeignKey(SeatSummary, models.CASCADE, related_name="sources", db_index=False)
    reason = models.CharField(max_length=40)
    points = models.IntegerField()

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["summary", "reason"], name="one_source_of_a_reason"),
        ]

    def __str__(self) -> str:
        return f"{self.summary_id} {self.reason}"

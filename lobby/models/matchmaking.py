"""The queue of players who wait for a quick match."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class QuickPool(models.Model):
    """The next quick match of a size. It is created, and its commitment published, before any salt arrives.

    Pairing locks this row, so two requests never pair the same players.
    """

    size = models.PositiveSmallIntegerField(primary_key=True)
    match = models.OneToOneField("games.Match", models.PROTECT, null=True)

    def __str__(self) -> str:
        return f"quick match of {self.size}"


class QuickEntry(models.Model):
    """A player who waits for a quick match. Entries without a recent request are deleted."""

    player = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="quick_entry")
    size = models.PositiveSmallIntegerField()
    salt = models.CharField(max_length=64, blank=True)
    commitment = models.CharField(max_length=64, blank=True, help_text="The commitment the salt answers.")
    match = models.ForeignKey(
        "games.Match", models.CASCADE, null=True, related_name="+", help_text="Paired for it."
    )
    entered_at = models.DateTimeField()
    seen_at = models.DateTimeField(db_index=True)

    class Meta:
        verbose_name_plural = "quick entries"
        indexes: ClassVar[list[models.Index]] = [models.Index(fields=["size", "entered_at"])]

    def __str__(self) -> str:
        return f"{self.player_id} waits for {self.size}"

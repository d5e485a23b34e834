"""A copy of a player's data that the worker makes."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class DataCopy(models.Model):
    """The newest copy that a player has asked for: waiting, being made, ready (`body`) or failed."""

    class State(models.TextChoices):
        WAITING = "waiting"
        MAKING = "making"
        READY = "ready"
        FAILED = "failed"

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="data_copy"
    )
    state = models.CharField(max_length=8, choices=State.choices, default=State.WAITING)
    done = models.PositiveIntegerField(default=0, help_text="Actions that are in it so far.")
    actions = models.PositiveIntegerField(default=0, help_text="All actions of the player.")
    body = models.BinaryField(null=True, help_text="The document, compressed by gzip.")
    size = models.PositiveIntegerField(default=0, help_text="Bytes of the document.")
    asked_at = models.DateTimeField()
    made_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name_plural = "data copies"

    def __str__(self) -> str:
        return f"{self.player_id}: {self.state}"

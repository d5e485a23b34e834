"""Chat at a match."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models.match import Match


class ChatMessage(models.Model):
    """A message of the chat at a match; never part of its log."""

    # The unique constraints begin with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.CASCADE, related_name="chat", db_index=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    name = models.CharField(max_length=40)
    seat = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=300)
    phrase = models.CharField(
        max_length=24,
        blank=True,
        db_default="",
        help_text="The code of a ready phrase; `text` has its English words.",
    )
    players_only = models.BooleanField(
        db_default=False, help_text="Kept from spectators until the match is over."
    )
    command_id = models.CharField(max_length=64)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "command_id"], name="one_line_a_command"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}: {self.name}"

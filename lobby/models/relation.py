"""What a player wants to have to do with another one."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class Relation(models.Model):
    """A player has blocked or muted another one. A block is a mute and more (docs/moderation.md)."""

    class Kind(models.TextChoices):
        BLOCKED = "blocked"
        MUTED = "muted"

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="relations")
    other = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    kind = models.CharField(max_length=8, choices=Kind.choices)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["-created_at", "-id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["player", "other"], name="one_relation_to_a_player"),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} has {self.kind} {self.other_id}"

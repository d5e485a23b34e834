"""Table settings saved under a name."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.db.models.functions import Lower

from lobby import ids


class Favourite(models.Model):
    """Settings that a player keeps under a name, for other tables."""

    id = models.CharField(primary_key=True, max_length=16, default=ids.favourite_id, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="favourites")
    name = models.CharField(max_length=40)
    plays = models.JSONField(help_text="Settings of a table, without its name and whether it is private.")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[Any]] = [Lower("name")]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint("player", Lower("name"), name="one_favourite_of_a_name"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.player_id})"

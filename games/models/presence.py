"""Which seats are connected, stored by each process."""

from __future__ import annotations

from typing import ClassVar

from django.db import models

from games.models.match import Match


class Presence(models.Model):
    """What one process last said of who is at a match; worth nothing after `until`, so a crash leaves no
    ghosts.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="presences")
    process = models.CharField(max_length=32)
    seats = models.JSONField(default=list)
    spectators = models.PositiveIntegerField(default=0)
    until = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "process"], name="one_word_a_process"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id} @ {self.process}"
